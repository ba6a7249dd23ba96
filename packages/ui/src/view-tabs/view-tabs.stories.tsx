import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewTabs } from './view-tabs.tsx';

const meta: Meta<typeof ViewTabs> = {
  component: ViewTabs,
  parameters: { density: 'desk', bleed: true },
};
export default meta;

type Story = StoryObj<typeof ViewTabs>;

export const Desks: Story = {
  args: {
    label: 'Desks',
    tabs: [
      { href: '#all', label: 'All', count: 23, current: true },
      { href: '#dispatch', label: 'Dispatch', count: 5 },
      { href: '#kyc', label: 'KYC', count: 12 },
      { href: '#mine', label: 'Mine', count: 1, atEnd: true },
    ],
  },
};
