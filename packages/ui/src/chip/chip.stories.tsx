import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, Chips } from './chip.tsx';

const meta: Meta<typeof Chip> = { component: Chip };
export default meta;

export const Reasons: StoryObj = {
  render: () => (
    <Chips label="Reason">
      <Chip chosen>Spare part needed</Chip>
      <Chip chosen={false}>Customer away</Chip>
      <Chip chosen={false}>Power cut</Chip>
      <Chip chosen={false} disabled>
        Rain
      </Chip>
    </Chips>
  ),
};
export const QuickReplies: StoryObj = {
  render: () => (
    <Chips label="Quick replies" oneLine>
      <Chip>On my way</Chip>
      <Chip>I have reached</Chip>
      <Chip>10 minutes more</Chip>
    </Chips>
  ),
};
