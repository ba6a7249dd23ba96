import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { LaneLegend, type Lane } from './lane-row.tsx';
import { Lanes, type LanesProps } from './lanes.tsx';

const HOUR = 3_600_000;

const Room = ({ children }: { children: ReactNode }) => (
  <div style={{ blockSize: 300 }}>{children}</div>
);

const LanesOfStories = (props: LanesProps<Lane>) => <Lanes {...props} />;

const meta: Meta<typeof LanesOfStories> = {
  component: LanesOfStories,
  parameters: { density: 'desk', bleed: true },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LanesOfStories>;

const hours = ['8 am', '9', '10', '11', '12 pm', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
  (label, index) => ({ at: (8 + index) * HOUR, label }),
);

const shared = {
  label: 'Servicemen today',
  corner: <span style={{ paddingInline: 12 }}>Late first</span>,
  span: { from: 8 * HOUR, to: 22 * HOUR },
  hours,
  laneOf: (lane: Lane) => lane,
  onBlock: () => {},
  onLane: () => {},
} satisfies Partial<LanesProps<Lane>>;

const block = (id: string, from: number, to: number, title: string, state: string) => ({
  id,
  from: from * HOUR,
  to: to * HOUR,
  title,
  state,
  detail: `Baner, ${from} to ${to} h`,
});

export const Day: Story = {
  args: {
    ...shared,
    now: { at: 11.7 * HOUR, label: '11:42' },
    lanes: [
      {
        id: '1',
        name: 'Suresh Pawar',
        initials: 'SP',
        icon: 'checkC',
        note: 'Free',
        blocks: [
          { ...block('a', 8.5, 10, 'RO service', 'Completed'), look: 'completed' },
          { ...block('b', 13, 14, 'Tap repair', 'Assigned'), look: 'assigned' },
        ],
      },
      {
        id: '2',
        name: 'Lakshmi Naidu',
        initials: 'LN',
        icon: 'play',
        note: 'Working',
        selected: true,
        blocks: [
          { ...block('c', 9, 13.5, 'Deep clean, 2 BHK', 'Started'), look: 'started' },
          {
            ...block('d', 15, 17, 'Kitchen clean', 'Assigned'),
            look: 'assigned',
            selected: true,
          },
        ],
      },
      {
        id: '3',
        name: 'Arif Khan with a very long family name',
        initials: 'AK',
        icon: 'pause',
        note: 'Held work',
        blocks: [
          { ...block('e', 9.5, 11.5, 'Fan install', 'Held'), look: 'held' },
          { ...block('f', 11, 12, 'Power check', 'Late'), look: 'late' },
          { ...block('g', 17, 18.5, 'Wiring', 'Ended'), look: 'ended' },
        ],
      },
    ],
  },
};

export const Legend: Story = {
  render: () => (
    <LaneLegend
      looks={[
        { look: 'assigned', label: 'Assigned' },
        { look: 'started', label: 'Started' },
        { look: 'held', label: 'Held' },
        { look: 'completed', label: 'Completed' },
      ]}
    />
  ),
};

export const Many: Story = {
  args: {
    ...shared,
    lanes: Array.from({ length: 400 }, (_, index) => ({
      id: String(index),
      name: `Serviceman ${index + 1}`,
      initials: 'S',
      icon: 'checkC' as const,
      note: 'Free',
      blocks: [
        {
          ...block(`j${index}`, 8 + (index % 12), 9.5 + (index % 12), 'AC service', 'Assigned'),
          look: 'assigned' as const,
        },
      ],
    })),
  },
};
