import type { Meta, StoryObj } from '@storybook/react-vite';
import { Composer } from './composer.tsx';

const meta: Meta<typeof Composer> = {
  component: Composer,
  args: {
    label: 'Type a message',
    sendLabel: 'Send',
    value: '',
    onValueChange: () => {},
    onSend: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof Composer>;

export const Empty: Story = {};
export const WithPicture: Story = {
  args: { picture: { label: 'Send a picture', onPress: () => {} } },
};
export const LongWords: Story = {
  args: {
    value:
      'मैं बिल्डिंग के गेट पर हूँ। Please send somebody down, the guard does not let me in without a word.',
    picture: { label: 'Send a picture', onPress: () => {} },
  },
};
