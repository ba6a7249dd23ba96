import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveMark } from './live-mark.tsx';

const meta: Meta<typeof LiveMark> = { component: LiveMark, parameters: { density: 'desk' } };
export default meta;

type Story = StoryObj<typeof LiveMark>;

export const Live: Story = { args: { live: true, children: 'Live' } };
export const NotLive: Story = { args: { live: false, children: 'Not live' } };
