import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

const meta: Meta<typeof Meter> = { component: Meter };
export default meta;

type Story = StoryObj<typeof Meter>;

export const Running: Story = {
  args: { state: 'running', line: 'Started Work at 10:42 am', figures: '01:16:08' },
};
export const Hold: Story = {
  args: { state: 'hold', line: 'On hold until 15 Nov 2025', figures: '00:48:10' },
};
export const Done: Story = {
  args: { state: 'done', line: 'Work Completed', figures: '01:16:40' },
};
export const AmountDue: Story = {
  args: {
    state: 'running',
    line: 'Amount due',
    figures: '₹1,548.00',
    clock: false,
    below: 'Rohan Deshpande · KRG-48213',
  },
};
