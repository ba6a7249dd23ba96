import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plate } from './plate.tsx';

const meta: Meta<typeof Plate> = { component: Plate };
export default meta;

export const Car: StoryObj<typeof Plate> = { args: { number: 'MH 12 QX 4581' } };
