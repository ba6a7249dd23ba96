import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  parameters: { alone: true },
  args: { open: true, onOpenChange: () => {}, cancelLabel: 'Cancel' },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Logout: Story = {
  args: {
    title: 'Are you sure you want to logout?',
    children: '2 actions are still waiting to send. They stay on this phone.',
    confirm: { label: 'Logout', icon: 'logout', danger: true, onPress: () => {} },
  },
};
export const Waiting: Story = {
  args: {
    title: 'End Work?',
    children: 'The customer has not answered yet.',
    cancelLabel: 'Wait for the answer',
    confirm: { label: 'End without them', secondary: true, onPress: () => {} },
  },
};
export const Busy: Story = {
  args: {
    title: 'Start Work?',
    children: 'Clock starts. Customer is told.',
    confirm: {
      label: 'Start Work',
      icon: 'play',
      busy: true,
      busyLabel: 'Starting...',
      onPress: () => {},
    },
  },
};
