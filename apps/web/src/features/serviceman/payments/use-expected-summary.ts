import { endWork } from '@karigar/contract/bookings/end-work';
import type { InputOf } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { useEntries } from '#platform/action-queue/action-queue';
import { isDone } from '#platform/action-queue/queue-model';
import { useKnownBooking } from '#entities/bookings/known-booking';

/** As read; before the end of work reaches the server, from the bill. Nobody paid before the end. */
const useBill = (
  bookingId: number,
  read: PaymentSummary | undefined,
  isEndNew: boolean,
): PaymentSummary | undefined => {
  const booking = useKnownBooking(bookingId);
  if (read !== undefined && (read.payments.length > 0 || !isEndNew)) return read;
  if (booking?.state !== 'ended' || booking.totalAfterEnd === null) return read;
  return { totalAfterEnd: booking.totalAfterEnd, payments: [], isPaidOnline: false };
};

/** The summary, less the cash that the server accepted and no read shows yet. */
export const useExpectedSummary = (
  bookingId: number,
  read: PaymentSummary | undefined,
): PaymentSummary | undefined => {
  const entries = useEntries().filter(
    (entry) => entry.bookingId === bookingId && entry.state.kind !== 'refused',
  );
  const bill = useBill(
    bookingId,
    read,
    entries.some(({ call }) => call === endWork.name),
  );
  const taken = entries
    .filter((entry) => entry.call === addPayment.name && isDone(entry))
    .map(({ input }) => (input as InputOf<typeof addPayment>).amount);
  if (bill === undefined || amountDue(bill.totalAfterEnd, bill.payments) <= 0) return bill;
  return { ...bill, payments: [...bill.payments, ...taken] };
};
