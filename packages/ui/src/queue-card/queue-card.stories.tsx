import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deadline } from '../deadline/deadline.tsx';
import { QueueCard } from './queue-card.tsx';

const meta: Meta<typeof QueueCard> = {
  component: QueueCard,
  parameters: { density: 'desk' },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Needs a person" style={{ inlineSize: 248 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof QueueCard>;

export const Late: Story = {
  args: {
    id: 'a',
    deadline: <Deadline urgency="late">0:48 late</Deadline>,
    time: '12:45 pm',
    title: 'Burst pipe, kitchen',
    place: 'Kondhwa',
    icon: 'people',
    kind: 'Nobody took it',
    position: 1,
    total: 2,
    onSelect: () => {},
  },
};
export const Selected: Story = {
  args: {
    id: 'b',
    deadline: <Deadline urgency="soon">4:12</Deadline>,
    time: '1:00 pm',
    title: 'Washing machine service with a long name',
    place: 'Baner',
    icon: 'hour',
    kind: 'Nobody has come',
    position: 2,
    total: 2,
    selected: true,
    onSelect: () => {},
  },
};
