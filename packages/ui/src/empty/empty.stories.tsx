import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Empty } from './empty.tsx';

const meta: Meta<typeof Empty> = { component: Empty };
export default meta;

type Story = StoryObj<typeof Empty>;

export const Nothing: Story = { args: { scene: 'scene-empty', title: 'No bookings found.' } };
export const Offline: Story = {
  args: {
    scene: 'scene-offline',
    title: 'No network',
    help: 'What you did is saved on this phone.',
    action: (
      <Button variant="secondary" icon="refresh">
        Try again
      </Button>
    ),
  },
};
export const Failed: Story = {
  args: {
    scene: 'scene-error',
    title: 'Something went wrong',
    help: 'Please try again.',
    alert: true,
    action: <Button icon="refresh">Try again</Button>,
  },
};
