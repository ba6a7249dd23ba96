import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from './command-palette.tsx';

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  parameters: { density: 'desk', alone: true },
};
export default meta;

type Story = StoryObj<typeof CommandPalette>;

const run = () => {};

export const Commands: Story = {
  args: {
    open: true,
    onOpenChange: () => {},
    label: 'What do you want to do?',
    emptyLabel: 'Nothing is called that.',
    commands: [
      { id: 'waiting', icon: 'queue', label: 'Go to Waiting', caps: ['g', 'w'], run },
      { id: 'settings', icon: 'gear', label: 'Go to Settings', caps: ['g', 's'], run },
      { id: 'dark', icon: 'moon', label: 'Dark colours', run },
    ],
  },
};

export const Found: Story = {
  args: {
    open: true,
    onOpenChange: () => {},
    label: 'Booking number, phone, email or name',
    emptyLabel: 'Nothing was found.',
    search: { typed: 'Rohan', onType: () => {} },
    commands: [
      {
        id: 'KRG-48213',
        icon: 'slip',
        label: 'KRG-48213 · Split AC foam-jet service',
        detail: 'Ended · Baner · Rohan',
        run,
      },
      { id: '7', icon: 'user', label: 'Rohan Deshpande', detail: 'Customer', run },
    ],
  },
};
