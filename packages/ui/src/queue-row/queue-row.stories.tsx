import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deadline } from '../deadline/deadline.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { QueueRow } from './queue-row.tsx';

const meta: Meta<typeof QueueRow> = {
  component: QueueRow,
  parameters: { density: 'desk', bleed: true },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Waiting">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof QueueRow>;

const free = (
  <>
    <KeyHint>t</KeyHint> Take
  </>
);

export const Late: Story = {
  args: {
    id: 'a',
    icon: 'people',
    kind: 'Nobody took it',
    title: 'Burst pipe, kitchen',
    detail: 'KRG-48231 · Kondhwa · visit 12:45 pm',
    deadline: <Deadline urgency="late">0:48 late</Deadline>,
    by: free,
    onSelect: () => {},
  },
};
export const Selected: Story = {
  args: {
    id: 'b',
    icon: 'id',
    kind: 'KYC',
    title: 'Driving licence, second upload',
    detail: 'Suresh Pawar · waits 17 h',
    deadline: <Deadline urgency="soon">4:12</Deadline>,
    by: 'You',
    selected: true,
    onSelect: () => {},
  },
};
