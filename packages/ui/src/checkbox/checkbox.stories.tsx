import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { children: 'I agree to the terms' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Failed: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
