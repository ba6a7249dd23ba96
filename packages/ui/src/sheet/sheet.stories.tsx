import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { OtpBoxes } from '../otp-boxes/otp-boxes.tsx';
import { Text } from '../text/text.tsx';
import { Sheet } from './sheet.tsx';

const meta: Meta<typeof Sheet> = {
  component: Sheet,
  parameters: { alone: true },
  args: { open: true, onOpenChange: () => {}, closeLabel: 'Close' },
};
export default meta;

type Story = StoryObj<typeof Sheet>;

export const EnterOtp: Story = {
  args: {
    title: 'Enter OTP',
    children: (
      <>
        <Text tone="muted">Ask the customer for the 4-digit OTP.</Text>
        <OtpBoxes
          label="OTP"
          boxLabel={(position) => `Digit ${position}`}
          length={4}
          value="48"
          onValueChange={() => {}}
        />
      </>
    ),
    footer: <Button block>Submit</Button>,
  },
};
export const Long: Story = {
  args: {
    title: 'Terms',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Line {index + 1} of what both sides agree to.</Text>
    )),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button wide>Agree</Button>
      </>
    ),
  },
};
