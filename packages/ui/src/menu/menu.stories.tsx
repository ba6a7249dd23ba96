import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = {
  component: Menu,
  parameters: { alone: true },
  args: {
    label: 'More',
    open: true,
    onOpenChange: () => {},
    items: [
      { key: 'call', icon: 'phone', label: 'Call now', href: 'tel:+919822012345' },
      { key: 'clear', icon: 'x', label: 'Clear chat', onPress: () => {} },
    ],
  },
};
export default meta;

export const Open: StoryObj<typeof Menu> = {};
export const Hindi: StoryObj<typeof Menu> = {
  args: {
    items: [
      { key: 'call', icon: 'phone', label: 'अभी कॉल करें', onPress: () => {} },
      { key: 'clear', icon: 'x', label: 'चैट साफ़ करें', onPress: () => {} },
    ],
  },
};
