import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, NumberText, Text } from './text.tsx';

const meta: Meta<typeof Text> = { component: Text };
export default meta;

const SIZES = ['caption', 'small', 'body', 'lead', 'title', 'head'] as const;

export const Sizes: StoryObj = {
  render: () => (
    <>
      {SIZES.map((size) => (
        <Text key={size} size={size}>{`Enter your ${size} number`}</Text>
      ))}
    </>
  ),
};
export const Hindi: StoryObj = {
  render: () => (
    <>
      {SIZES.map((size) => (
        <Text key={size} size={size} lang="hi">
          अपना मोबाइल नंबर डालें
        </Text>
      ))}
    </>
  ),
};
export const Tones: StoryObj = {
  render: () => (
    <>
      <Text tone="muted">We send a 6-digit OTP by SMS.</Text>
      <Text tone="danger" strong>
        Rejected
      </Text>
    </>
  ),
};
export const Numbers: StoryObj = {
  render: () => (
    <>
      <NumberText size="small">10:30</NumberText> <NumberText size="huge">01:16</NumberText>{' '}
      <Money amount="₹4,12,450.00" size="large" />
    </>
  ),
};
