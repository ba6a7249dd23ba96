import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta: Meta<typeof Select> = {
  component: Select,
  args: {
    label: 'Language',
    children: (
      <>
        <option value="en">English</option>
        <option value="hi" lang="hi">
          हिंदी
        </option>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Rest: Story = {};
export const Failed: Story = { args: { error: 'Choose a language.' } };
export const Disabled: Story = { args: { disabled: true } };
