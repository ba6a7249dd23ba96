import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;

export const FirstLoad: StoryObj<typeof Spinner> = { args: { label: 'Loading' } };
