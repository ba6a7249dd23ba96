import { endWork } from '@karigar/contract/bookings/end-work';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { useActions } from '#platform/action-queue/action-queue';
import { useKnownBooking } from '#entities/bookings/known-booking';

/** What is to be paid: as read, and where his end has not reached the server yet, by the bill. Nobody paid before it. */
export const useExpectedSummary = (
  bookingId: number,
  read: PaymentSummary | undefined,
): PaymentSummary | undefined => {
  const booking = useKnownBooking(bookingId);
  const isEndOpen = useActions(bookingId).some(
    ({ call, state }) => call === endWork.name && state.kind !== 'refused',
  );
  if (read !== undefined && !isEndOpen) return read;
  if (booking?.state !== 'ended' || booking.totalAfterEnd === null) return read;
  return { totalAfterEnd: booking.totalAfterEnd, payments: [] };
};
