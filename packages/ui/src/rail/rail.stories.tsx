import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Rail } from './rail.tsx';

const meta: Meta<typeof Rail> = { component: Rail, parameters: { density: 'desk', bleed: true } };
export default meta;

type Story = StoryObj<typeof Rail>;

export const Places: Story = {
  args: {
    label: 'Places',
    brand: <Icon name="star" size={32} />,
    items: [
      {
        href: '#waiting',
        icon: 'queue',
        label: 'Waiting',
        count: 23,
        current: true,
      },
      { href: '#kyc', icon: 'id', label: 'KYC', count: 120 },
      { href: '#people', icon: 'people', label: 'People' },
      { href: '#sign', icon: 'sign', label: 'Second person' },
    ],
    end: [{ href: '#settings', icon: 'gear', label: 'Settings' }],
  },
};
