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

export const WithDetails: StoryObj<typeof Thread> = {
  args: {
    steps: [
      { key: 'booked', label: 'Booked', time: '5:34 am', state: 'done' },
      {
        key: 'ask',
        label: 'We ask people near you',
        detail: 'Until 21 Nov 2026, 12:00 pm.',
        state: 'now',
        icon: 'people',
      },
      { key: 'visit', label: 'Visit on Saturday', time: '3:00 pm', state: 'todo', icon: 'tool' },
    ],
  },
};
