import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Deadline } from '../deadline/deadline.tsx';
import { CandidateCard } from './candidate-card.tsx';

const meta: Meta<typeof CandidateCard> = {
  component: CandidateCard,
  parameters: { density: 'desk' },
  decorators: [
    (Story) => (
      <div role="listbox" aria-label="Oldest first">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CandidateCard>;

export const Waiting: Story = {
  args: {
    id: 'a',
    face: <Avatar initials="FQ" size={36} />,
    title: 'Farhan Qureshi',
    detail: 'PAN card',
    deadline: <Deadline>12 h</Deadline>,
    onSelect: () => {},
  },
};
export const SecondLook: Story = {
  args: {
    id: 'b',
    face: <Avatar initials="SM" size={36} />,
    title: 'Selvi Murugan',
    detail: 'Aadhaar card',
    note: { icon: 'eye', words: 'Second look' },
    deadline: <Deadline urgency="late">2 h late</Deadline>,
    selected: true,
    onSelect: () => {},
  },
};
