import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = { args: { width: '86%', height: 20 } };
export const Label: Story = { args: { width: '100%', height: 112 } };
