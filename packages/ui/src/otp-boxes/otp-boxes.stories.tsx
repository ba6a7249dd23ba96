import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OtpBoxes, type OtpBoxesProps } from './otp-boxes.tsx';

const meta: Meta<typeof OtpBoxes> = { component: OtpBoxes };
export default meta;

export const Nothing: StoryObj = { render: () => <OtpStory start="" /> };
export const Filling: StoryObj = { render: () => <OtpStory start="482" labelShown /> };
export const Complete: StoryObj = { render: () => <OtpStory start="482913" /> };
export const Failed: StoryObj = {
  render: () => <OtpStory start="482913" error="Incorrect OTP. Please try again." />,
};
export const Disabled: StoryObj = { render: () => <OtpStory start="482913" disabled /> };
export const Four: StoryObj = { render: () => <OtpStory start="48" length={4} /> };

function OtpStory({ start, ...rest }: { start: string } & Partial<OtpBoxesProps>) {
  const [value, setValue] = useState(start);
  return (
    <OtpBoxes
      label="6-digit OTP"
      boxLabel={(position) => `Digit ${position}`}
      value={value}
      onValueChange={setValue}
      {...rest}
    />
  );
}
