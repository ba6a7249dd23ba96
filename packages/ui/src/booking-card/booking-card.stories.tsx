import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { Money } from '../text/text.tsx';
import { BookingCard, BookingCards, BookingCardSkeleton } from './booking-card.tsx';

const meta: Meta<typeof BookingCard> = {
  component: BookingCard,
  args: {
    href: '#',
    rail: { large: '10:30', small: 'am', below: '14 Nov 2025', art: 'service-ac' },
    title: 'Split AC foam-jet service',
    meta: [
      { icon: 'pin', words: 'Kothrud, Pune' },
      { icon: 'user', words: 'Rohan Deshpande' },
    ],
    pills: <StatusPill look="assigned">Assigned</StatusPill>,
    price: <Money amount="₹1,299.00" size="small" />,
  },
};
export default meta;

type Story = StoryObj<typeof BookingCard>;

export const Live: Story = {
  args: { tone: 'live', pills: <StatusPill look="live">Started</StatusPill> },
};
export const Ahead: Story = {
  args: {
    rail: { large: '12:30', small: 'pm', art: 'service-tap' },
    title: 'Kitchen tap leak repair',
    pills: (
      <>
        <StatusPill look="new">New</StatusPill>
        <StatusPill look="assigned">Assigned</StatusPill>
      </>
    ),
    fresh: true,
  },
};
export const Hold: Story = {
  args: { tone: 'hold', pills: <StatusPill look="hold">On hold</StatusPill> },
};
export const Done: Story = {
  args: {
    tone: 'done',
    rail: { large: '14', small: 'Nov 2025', art: 'service-geyser' },
    pills: <StatusPill look="done">Completed</StatusPill>,
  },
};
export const Wait: Story = {
  args: { tone: 'wait', pills: <StatusPill look="pending">Pending</StatusPill> },
};
export const Off: Story = {
  args: { tone: 'off', pills: <StatusPill look="off">Cancelled</StatusPill> },
};
export const Hindi: Story = {
  decorators: [
    (Inner) => (
      <div lang="hi">
        <Inner />
      </div>
    ),
  ],
  args: {
    title: 'स्प्लिट एसी की फोम-जेट सर्विस और पूरी सफ़ाई',
    rail: { large: '3:00', small: 'दोपहर', art: 'service-clean' },
    pills: <StatusPill look="assigned">सौंपा गया</StatusPill>,
  },
};
export const Loading: StoryObj = {
  render: () => (
    <BookingCards busyLabel="Loading">
      <BookingCardSkeleton />
      <BookingCardSkeleton />
    </BookingCards>
  ),
};
