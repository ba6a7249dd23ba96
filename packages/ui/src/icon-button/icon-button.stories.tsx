import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, IconLink } from './icon-button.tsx';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { icon: 'kebab', label: 'More' },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Rest: Story = {};
export const Pressed: Story = {};
export const Counting: StoryObj = {
  render: () => <IconLink icon="bell" label="Notifications, 120 new" count={120} href="#" />,
};
