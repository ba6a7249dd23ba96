import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberPlate } from './number-plate.tsx';

const meta: Meta<typeof NumberPlate> = { component: NumberPlate };
export default meta;

export const Car: StoryObj<typeof NumberPlate> = { args: { number: 'MH 12 QX 4581' } };
