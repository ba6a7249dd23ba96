import type { Booking } from '@karigar/contract/bookings/booking';
import { isCancelled } from '@karigar/domain/bookings/status';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { SavedPills } from '#entities/actions/saved-pills.tsx';
import { useSaved } from '#entities/actions/use-saved';
import { StatusNamePill } from '#entities/bookings/booking-pills.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { historyMessages as texts } from './history.messages.ts';

/** How the booking ended. */
export const OutcomePill = ({ booking: { statusName } }: { booking: Booking }) => (
  <StatusNamePill statusName={statusName} {...(isCancelled(statusName) && { look: 'off' })} />
);

/** Whether it is paid. A booking that was not carried out shows how it ended instead. */
export const PaymentPill = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { statusName, paymentStatus } = booking;
  const { cash, isPaid } = useSaved(booking.id);
  if (cash) return <SavedPills saved={{ code: false, cash }} />;
  if (isCancelled(statusName)) return <OutcomePill booking={booking} />;
  if (paymentStatus === 'paid' || isPaid)
    return <StatusPill look="done">{say(texts.paid)}</StatusPill>;
  return paymentStatus === 'pending' ? (
    <StatusPill look="pending">{say(texts.pending)}</StatusPill>
  ) : null;
};
