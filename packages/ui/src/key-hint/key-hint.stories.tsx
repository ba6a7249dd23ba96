import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { KeyBar } from './key-hint.tsx';

const meta: Meta<typeof KeyBar> = {
  component: KeyBar,
  parameters: { density: 'desk', bleed: true },
};
export default meta;

type Story = StoryObj<typeof KeyBar>;

export const OfAQueue: Story = {
  args: {
    label: 'Keys',
    keys: [
      { caps: ['j', 'k'], words: 'Move' },
      { caps: ['t'], words: 'Take or leave' },
      { caps: ['Enter'], words: 'Open' },
      { caps: ['e'], words: 'Done and next' },
    ],
    end: (
      <Button variant="ghost" small>
        All keys
      </Button>
    ),
  },
};
