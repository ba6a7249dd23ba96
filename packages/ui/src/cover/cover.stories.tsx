import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Cover } from './cover.tsx';

const meta: Meta<typeof Cover> = {
  component: Cover,
  parameters: { density: 'desk', alone: true },
};
export default meta;

type Story = StoryObj<typeof Cover>;

export const Locked: Story = {
  args: {
    title: 'Locked',
    children: (
      <>
        <Text>Priya Nair, this screen was not used for 30 minutes.</Text>
        <Button icon="key">Use passkey</Button>
      </>
    ),
  },
};
