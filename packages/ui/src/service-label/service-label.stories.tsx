import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceLabel } from './service-label.tsx';

const meta: Meta<typeof ServiceLabel> = { component: ServiceLabel };
export default meta;

type Story = StoryObj<typeof ServiceLabel>;

export const Drawing: Story = { args: { art: 'service-ac' } };
export const BrokenPicture: Story = {
  args: { art: 'service-car', src: 'data:image/png;base64,' },
};
