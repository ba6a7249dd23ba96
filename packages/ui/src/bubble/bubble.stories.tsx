import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Bubble, BubblePicture, DayMark } from './bubble.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

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

export const Marks: StoryObj = {
  render: () => (
    <Stack gap={2}>
      <Bubble own by="You" time="10:08 am" sent={{ state: 'sending', label: 'Sending' }}>
        Okay sir
      </Bubble>
      <Bubble own by="You" time="10:08 am" sent={{ state: 'delivered', label: 'Delivered' }}>
        Reaching in 15 minutes.
      </Bubble>
      <Bubble own by="You" time="10:08 am" sent={{ state: 'read', label: 'Read' }}>
        I am at the gate.
      </Bubble>
      <Bubble
        own
        by="You"
        sent={{ state: 'refused', label: 'Not sent. Booking not found.' }}
        action={
          <Button variant="ghost" small>
            Remove
          </Button>
        }
      >
        And now?
      </Bubble>
      <Bubble by="Rohan Deshpande" time="10:12 am">
        <BubblePicture src={PIXEL} label="Picture from Rohan Deshpande" />
      </Bubble>
    </Stack>
  ),
};
