import type { Meta, StoryObj } from '@storybook/react-vite';
import { UndoBar } from './undo-bar.tsx';

const meta: Meta<typeof UndoBar> = {
  component: UndoBar,
  parameters: { density: 'desk' },
  args: { undoLabel: 'Undo', cap: 'u', seconds: 6, onUndo: () => {} },
};
export default meta;

type Story = StoryObj<typeof UndoBar>;

export const Assigned: Story = { args: { children: 'AC gas refill is with Imran Shaikh.' } };
export const Undoing: Story = {
  args: { children: 'AC gas refill is with Imran Shaikh.', busy: true },
};
export const Hindi: Story = {
  args: { children: 'AC gas refill का समय बदल गया।', undoLabel: 'वापस लें' },
};
