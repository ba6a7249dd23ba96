import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import { paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { askByUpi as mayAsk } from '@karigar/domain/payments/ask-by-upi';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { presentRequest } from '../upi-presenter.ts';
import { insertRequest, lapseWaiting, readWaiting } from '../upi-store.ts';

export const askByUpiHandler = defineHandler(askByUpi, async (input, scope) => {
  const { tx, now, who } = scope;
  const booking = await lockOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const { upi } = scope.context;
  if (upi === null) return refused('payment.mode-not-offered');
  const { state, paid, total_after_end: total } = booking;
  const asked = mayAsk({ state, due: amountDue(total ?? paise(0), [paid]) });
  if (!asked.ok) return asked;
  const waiting = await readWaiting(tx, booking.id);
  if (waiting?.amount === asked.value) {
    return accepted(presentRequest(upi, waiting, booking.booking_no));
  }
  // The due has changed: expire the old code so that nobody pays it.
  if (waiting !== null) await lapseWaiting(tx, booking.id);
  const row = { reference: upi.newReference(), amount: asked.value, asked_at: new Date(now) };
  await insertRequest(tx, { ...row, bookingId: booking.id, askedBy: accountOf(who) });
  return accepted(presentRequest(upi, row, booking.booking_no));
});
