import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deadline } from './deadline.tsx';

const meta: Meta<typeof Deadline> = { component: Deadline, parameters: { density: 'desk' } };
export default meta;

type Story = StoryObj<typeof Deadline>;

export const Calm: Story = { args: { children: '22:05' } };
export const Soon: Story = { args: { children: '4:12', urgency: 'soon' } };
export const Late: Story = { args: { children: '0:48 late', urgency: 'late' } };
