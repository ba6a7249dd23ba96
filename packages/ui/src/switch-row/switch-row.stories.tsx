import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../panel/panel.tsx';
import { SwitchRow } from './switch-row.tsx';

const meta: Meta<typeof SwitchRow> = {
  component: SwitchRow,
  args: { label: 'Dark mode', icon: 'moon', checked: false, onCheckedChange: () => {} },
  decorators: [
    (Story) => (
      <Panel rows>
        <Story />
      </Panel>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SwitchRow>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, hint: 'Easier on the eyes at night' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, checked: true } };
