import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  parameters: { density: 'desk', alone: true },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Proof: Story = {
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Show your passkey',
    closeLabel: 'Close',
    children: <Text>Your computer asks for your finger, face or PIN.</Text>,
    footer: <Button icon="key">Use passkey</Button>,
  },
};
