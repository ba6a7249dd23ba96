import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Start Work' } };
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { icon: 'play' } };
export const Pressed: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };
export const Tonal: Story = {
  args: { variant: 'tonal', icon: 'plus', small: true, children: 'Add Services' },
};
export const Ghost: Story = { args: { variant: 'ghost', children: 'Sign Up' } };
export const Danger: Story = { args: { variant: 'danger', icon: 'logout', children: 'Logout' } };
export const DangerOutline: Story = {
  args: { variant: 'danger-outline', children: 'Cancel Service' },
};
export const Accent: Story = {
  render: () => (
    <div style={{ background: 'var(--header)', padding: 16 }}>
      <Button variant="accent" iconEnd="right" block>
        Login as servicemen
      </Button>
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true, children: 'End Work' } };
export const Inactive: Story = { args: { inactive: true, children: 'Hold' } };
export const CanBeBusy: Story = {
  args: { busy: false, busyLabel: 'Sending OTP...', children: 'Get OTP' },
};
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Sending OTP...', children: 'Get OTP' },
};
export const Block: Story = { args: { block: true, busy: true, children: 'Verifying...' } };
export const LongHindi: Story = {
  args: { block: true, lang: 'hi', children: 'सर्विसमैन के रूप में लॉग इन करें और काम शुरू करें' },
};
export const AsLink: Story = {
  render: () => (
    <Stack>
      <ButtonLink href="#" variant="tonal" icon="mail" block>
        Login with email
      </ButtonLink>
    </Stack>
  ),
};
