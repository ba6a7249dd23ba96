import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from './status-pill.tsx';

const meta: Meta<typeof StatusPill> = { component: StatusPill };
export default meta;

type Story = StoryObj<typeof StatusPill>;

export const New: Story = { args: { look: 'new', children: 'New' } };
export const Assigned: Story = { args: { look: 'assigned', children: 'Assigned' } };
export const Pending: Story = { args: { look: 'pending', children: 'Request Pending' } };
export const Live: Story = { args: { look: 'live', children: 'Started' } };
export const Hold: Story = { args: { look: 'hold', children: 'On hold' } };
export const Done: Story = { args: { look: 'done', children: 'Completed' } };
export const Off: Story = { args: { look: 'off', children: 'Cancelled' } };
export const Unsent: Story = { args: { look: 'unsent', children: 'Not sent' } };
