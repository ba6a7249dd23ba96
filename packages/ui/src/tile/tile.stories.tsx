import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from './tile.tsx';

const meta: Meta<typeof Tile> = { component: Tile };
export default meta;

type Story = StoryObj<typeof Tile>;

export const Rest: Story = { args: { art: 'service-fan' } };
export const Large: Story = { args: { art: 'service-washer', large: true } };
