import type { Meta, StoryObj } from '@storybook/react-vite';
import { WideBar } from './wide-bar.tsx';

const meta: Meta<typeof WideBar> = { component: WideBar, parameters: { bleed: true } };
export default meta;

export const Customer: StoryObj<typeof WideBar> = {
  args: {
    label: 'Main',
    brand: 'Karigar',
    home: '#home',
    items: [
      { href: '#home', label: 'Home', icon: 'home', current: true },
      { href: '#search', label: 'Search', icon: 'search', current: false },
      { href: '#booking', label: 'Booking', icon: 'booking', current: false },
      { href: '#profile', label: 'Profile', icon: 'profile', current: false },
    ],
  },
};
