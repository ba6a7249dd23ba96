import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { NumberText } from '../text/text.tsx';
import { TopBar } from './top-bar.tsx';

const meta: Meta<typeof TopBar> = { component: TopBar, parameters: { bleed: true } };
export default meta;

type Story = StoryObj<typeof TopBar>;

const back = { label: 'Back', href: '#' };

export const Plain: Story = { args: { title: 'Sign Up', back } };
export const Root: Story = {
  args: {
    title: 'Profile',
    trailing: <IconLink icon="bell" label="Notifications, 3 new" count={3} href="#" />,
  },
};
export const NoTitle: Story = {
  args: {
    back: { label: 'Back', onPress: () => {} },
    trailing: (
      <Button variant="ghost" small icon="lang" lang="hi">
        हिंदी
      </Button>
    ),
  },
};
export const Order: Story = {
  args: { caption: 'Order ID', title: <NumberText>482913</NumberText>, back, line: true },
};
export const Chat: Story = {
  args: { title: 'Rohan Deshpande of Sai Heritage, Kothrud, Pune', back, oneLine: true },
};
