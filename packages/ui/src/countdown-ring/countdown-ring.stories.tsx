import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountdownRing } from './countdown-ring.tsx';

const meta: Meta<typeof CountdownRing> = {
  component: CountdownRing,
  args: { of: 30, unit: 'seconds' },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--offer)', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CountdownRing>;

export const Running: Story = { args: { left: 24, label: '24 seconds left to accept' } };
export const Urgent: Story = { args: { left: 4, label: '4 seconds left to accept' } };
