import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter, Counters } from './counter.tsx';

const meta: Meta<typeof Counter> = {
  component: Counter,
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--header)', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

export const Loading: StoryObj = {
  render: () => (
    <Counters>
      <Counter href="#today" value={undefined} label="Today's Bookings" />
      <Counter href="#hold" value={undefined} label="Bookings on Hold" />
      <Counter href="#all" value={undefined} label="Overall Completed" />
    </Counters>
  ),
};
export const Large: StoryObj = {
  render: () => (
    <Counters>
      <Counter href="#today" value="0" label="Today's Bookings" />
      <Counter href="#hold" value="12" label="Bookings on Hold" waiting />
      <Counter href="#all" value="1,28,450" label="Overall Completed" />
    </Counters>
  ),
};
