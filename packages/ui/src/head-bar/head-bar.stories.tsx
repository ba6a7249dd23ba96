import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { LiveMark } from '../live-mark/live-mark.tsx';
import { HeadBar } from './head-bar.tsx';

const meta: Meta<typeof HeadBar> = {
  component: HeadBar,
  parameters: { density: 'desk', bleed: true },
};
export default meta;

type Story = StoryObj<typeof HeadBar>;

export const OfAScreen: Story = {
  args: {
    title: 'Waiting',
    controls: (
      <Button variant="secondary" icon="pin">
        Pune
      </Button>
    ),
    end: (
      <>
        <LiveMark live>Live</LiveMark>
        <Avatar initials="PN" size={40} />
      </>
    ),
  },
};
