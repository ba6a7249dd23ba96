import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../panel/panel.tsx';
import { Columns } from './columns.tsx';

const meta: Meta<typeof Columns> = { component: Columns };
export default meta;

export const HeadSideAndRest: StoryObj = {
  render: () => (
    <Columns head={<h2>AC service</h2>} side={<Panel padded>₹1,299.00</Panel>}>
      <p>Foam and water-jet wash, indoor unit</p>
    </Columns>
  ),
};
