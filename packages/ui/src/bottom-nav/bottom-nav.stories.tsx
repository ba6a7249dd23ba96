import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNav } from './bottom-nav.tsx';

const meta: Meta<typeof BottomNav> = { component: BottomNav, parameters: { bleed: true } };
export default meta;

type Story = StoryObj<typeof BottomNav>;

export const Serviceman: Story = {
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Home', icon: 'home', current: true },
      { href: '#booking', label: 'Booking', icon: 'booking', current: false },
      { href: '#earnings', label: 'Earnings', icon: 'earnings', current: false },
      { href: '#profile', label: 'Profile', icon: 'profile', current: false },
    ],
  },
};
export const CustomerInHindi: Story = {
  args: {
    label: 'मुख्य',
    items: [
      { href: '#home', label: 'होम', icon: 'home', current: false },
      { href: '#booking', label: 'बुकिंग', icon: 'booking', current: true },
      { href: '#profile', label: 'प्रोफ़ाइल', icon: 'profile', current: false },
    ],
  },
};
