import type { Meta, StoryObj } from '@storybook/react-vite';
import { Thread } from './thread.tsx';

const meta: Meta<typeof Thread> = { component: Thread };
export default meta;

export const OnTheWay: StoryObj<typeof Thread> = {
  args: {
    steps: [
      { key: 'booked', label: 'Booked', time: '9:04 am', state: 'done' },
      { key: 'accepted', label: 'Suresh accepted', time: '9:06 am', state: 'done' },
      { key: 'way', label: 'On the way', time: '10:12 am', state: 'now', icon: 'route' },
      { key: 'start', label: 'Work starts', state: 'todo', icon: 'tool' },
      { key: 'end', label: 'OTP and done', state: 'todo', icon: 'lock' },
    ],
  },
};
