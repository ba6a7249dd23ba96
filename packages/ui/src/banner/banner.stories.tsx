import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';

const meta: Meta<typeof Banner> = { component: Banner, parameters: { bleed: true } };
export default meta;

type Story = StoryObj<typeof Banner>;

export const Offline: Story = {
  args: {
    tone: 'offline',
    children: 'No network.',
    more: 'Work is saved on this phone.',
    end: '2 waiting',
  },
};
export const Sending: Story = { args: { tone: 'sending', children: 'Sending 2 of 3...' } };
export const Sent: Story = { args: { tone: 'sent', children: 'All sent.' } };
export const Refused: Story = {
  args: { tone: 'refused', children: '10 sent, 16 not accepted', end: 'See' },
};
