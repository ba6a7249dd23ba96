import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Bubble, DayMark } from './bubble.tsx';

const meta: Meta<typeof Bubble> = { component: Bubble };
export default meta;

export const Chat: StoryObj = {
  render: () => (
    <Stack gap={2}>
      <DayMark>Today</DayMark>
      <Bubble time="10:02 am">Namaste. The gate code is 4512. Please park inside.</Bubble>
      <Bubble own time="10:08 am" sent={{ state: 'sent', label: 'Sent' }}>
        Okay sir, reaching in 15 minutes.
      </Bubble>
      <Bubble own time="10:26 am" lang="hi" sent={{ state: 'waiting', label: 'Waiting to send' }}>
        मैं बिल्डिंग के गेट पर हूँ।
      </Bubble>
    </Stack>
  ),
};
