import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberText } from '../text/text.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

const meta: Meta<typeof RadioCards> = { component: RadioCards };
export default meta;

const DAYS = [
  { value: '14', label: <NumberText size="small">14 Nov 2025</NumberText>, end: 'Today' },
  { value: '15', label: <NumberText size="small">15 Nov 2025</NumberText>, end: 'Tomorrow' },
  { value: '16', label: <NumberText size="small">16 Nov 2025</NumberText>, end: 'Sunday' },
];

export const Chosen: StoryObj = { render: () => <RadioStory start="15" options={DAYS} /> };
export const Failed: StoryObj = {
  render: () => <RadioStory start={undefined} options={DAYS} error="Choose a date." />,
};
export const Disabled: StoryObj = {
  render: () => (
    <RadioStory
      start="cash"
      options={[
        { value: 'cash', label: 'Cash' },
        { value: 'upi', label: 'UPI', end: 'Not yet', disabled: true },
      ]}
    />
  ),
};

function RadioStory({
  start,
  options,
  error,
}: { start: string | undefined } & Pick<RadioCardsProps<string>, 'options' | 'error'>) {
  const [value, setValue] = useState(start);
  return (
    <RadioCards
      legend="Continue on"
      options={options}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}
