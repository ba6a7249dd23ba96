import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactActions } from './contact-actions.tsx';

const meta: Meta<typeof ContactActions> = { component: ContactActions };
export default meta;

type Story = StoryObj<typeof ContactActions>;

export const Customer: Story = {
  args: {
    actions: [
      { icon: 'chat', label: 'Customer', href: '#chat' },
      { icon: 'phone', label: 'Call', href: 'tel:+919822041763' },
      { icon: 'whatsapp', label: 'WhatsApp', onPress: () => {} },
    ],
  },
};
export const Beside: Story = {
  args: {
    beside: true,
    actions: [
      { icon: 'phone', label: 'Call', href: 'tel:+919822041763' },
      { icon: 'chat', label: 'Chat', href: '#chat' },
    ],
  },
};
