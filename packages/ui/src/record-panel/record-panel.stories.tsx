import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { Text } from '../text/text.tsx';
import { RecordPanel } from './record-panel.tsx';

const meta: Meta<typeof RecordPanel> = {
  component: RecordPanel,
  parameters: { density: 'desk' },
};
export default meta;

type Story = StoryObj<typeof RecordPanel>;

export const OfABooking: Story = {
  args: {
    label: 'Record',
    head: <Text size="lead">AC gas refill</Text>,
    children: <Text>Today, 1:00 pm · 90 min</Text>,
    foot: (
      <>
        <Button variant="secondary">
          Leave <KeyHint>t</KeyHint>
        </Button>
        <Button>
          Open <KeyHint inside>↵</KeyHint>
        </Button>
      </>
    ),
  },
};
