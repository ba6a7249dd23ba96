import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stepper, type StepperProps } from './stepper.tsx';

const meta: Meta<typeof Stepper> = { component: Stepper };
export default meta;

export const Nothing: StoryObj = { render: () => <StepperStory start={0} addLabel="Add" /> };
export const Some: StoryObj = { render: () => <StepperStory start={2} addLabel="Add" /> };
export const Least: StoryObj = { render: () => <StepperStory start={1} /> };
export const Most: StoryObj = { render: () => <StepperStory start={5} most={5} /> };

function StepperStory({ start, ...rest }: { start: number } & Partial<StepperProps>) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Anti-rust spray"
      lessLabel="One less"
      moreLabel="One more"
      value={value}
      onValueChange={setValue}
      {...rest}
    />
  );
}
