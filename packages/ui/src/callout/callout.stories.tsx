import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from './callout.tsx';

const meta: Meta<typeof Callout> = { component: Callout };
export default meta;

type Story = StoryObj<typeof Callout>;

export const Warning: Story = {
  args: { tone: 'warning', icon: 'hour', children: 'End Work is waiting to send' },
};
export const Info: Story = {
  args: { tone: 'info', children: 'Share only when the work is done.' },
};
export const Good: Story = { args: { tone: 'good', children: 'Payment Completed' } };
export const Bad: Story = {
  args: { tone: 'bad', alert: true, children: 'Something went wrong. Please try again.' },
};
export const Gold: Story = { args: { tone: 'gold', children: 'One document is still missing.' } };
