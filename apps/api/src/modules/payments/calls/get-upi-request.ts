import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { paise } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { presentRequest } from '../upi-presenter.ts';
import { readWaiting } from '../upi-store.ts';

export const getUpiRequestHandler = defineHandler(getUpiRequest, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const { upi } = scope.context;
  if (upi === null) return accepted({ isOffered: false, waiting: null });
  const row = await readWaiting(scope.tx, booking.id);
  const due = amountDue(booking.total_after_end ?? paise(0), [booking.paid]);
  // A request that is no longer due, because cash was paid, is not shown.
  const isOpen = row !== null && row.amount === due;
  return accepted({
    isOffered: true,
    waiting: isOpen ? presentRequest(upi, row, booking.booking_no) : null,
  });
});
