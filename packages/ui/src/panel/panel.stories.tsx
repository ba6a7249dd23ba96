import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberText } from '../text/text.tsx';
import { Panel, PanelRow } from './panel.tsx';

const meta: Meta<typeof Panel> = { component: Panel };
export default meta;

export const Rows: StoryObj = {
  render: () => (
    <Panel rows>
      <PanelRow icon="user" label="Profile settings" href="#" />
      <PanelRow icon="bank" label="Bank details" hint="Missing" href="#" />
      <PanelRow icon="cal" label="Orders" end={<NumberText size="small">14</NumberText>} />
    </Panel>
  ),
};
export const Danger: StoryObj = {
  render: () => (
    <Panel>
      <PanelRow icon="logout" label="Logout" danger onPress={() => {}} />
    </Panel>
  ),
};
export const Padded: StoryObj = { render: () => <Panel padded>What both sides agreed to.</Panel> };
