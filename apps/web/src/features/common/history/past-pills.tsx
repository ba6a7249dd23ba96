import type { Booking } from '@karigar/contract/bookings/booking';
import { isCancelled } from '@karigar/domain/bookings/status';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { StatusNamePill } from '#entities/bookings/booking-pills.tsx';
import { useSay } from '#platform/i18n/use-say';
import { historyMessages as texts } from './history.messages.ts';

/** How it ended. */
export const OutcomePill = ({ booking: { statusName } }: { booking: Booking }) => (
  <StatusNamePill statusName={statusName} {...(isCancelled(statusName) && { look: 'off' })} />
);

/** Whether the money came. A booking that came to nothing says how it ended instead. */
export const PaymentPill = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { statusName, paymentStatus } = booking;
  if (isCancelled(statusName)) return <OutcomePill booking={booking} />;
  if (paymentStatus === 'paid') return <StatusPill look="done">{say(texts.paid)}</StatusPill>;
  return paymentStatus === 'pending' ? (
    <StatusPill look="pending">{say(texts.pending)}</StatusPill>
  ) : null;
};
