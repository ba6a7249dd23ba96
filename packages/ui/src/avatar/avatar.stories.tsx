import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta: Meta<typeof Avatar> = { component: Avatar };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Initials: Story = { args: { initials: 'RD' } };
export const Face: Story = { args: { size: 96 } };
export const BrokenPicture: Story = { args: { initials: 'MI', src: 'data:image/png;base64,' } };
