import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from '../paid-stamp/paid-stamp.tsx';

const meta: Meta<typeof Seal> = { component: Seal };
export default meta;

export const Rest: StoryObj<typeof Seal> = {};
