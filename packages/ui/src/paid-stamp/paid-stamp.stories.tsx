import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaidStamp } from './paid-stamp.tsx';

const meta: Meta<typeof PaidStamp> = { component: PaidStamp };
export default meta;

export const Rest: StoryObj<typeof PaidStamp> = {};
