import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { settleCapture } from '@karigar/domain/payments/online-payment';
import type { Context } from '#context';
import {
  addNotification,
  issueInvoice,
  issueVisitInvoice,
  lockBooking,
  notifyCustomer,
  notifyServiceman,
  saveChange,
  type BookingRef,
  type BookingRow,
} from '#modules/bookings/index';
import { writeVisitSettled } from '#modules/ledger/index';
import { settleDue } from '#modules/visit-problems/index';
import type { Transaction } from '#platform/db';
import { listUnsettled, readVisitDue, saveSettled, type Unsettled } from './gateway-store.ts';
import { insertRefund } from './online-refund-store.ts';
import { recordPayment } from './record-payment.ts';

/** Work outside a call, under the system's role. */
export type Settling = {
  readonly tx: Transaction;
  readonly now: Instant;
  readonly context: Context;
};

const tellServiceman = (
  { tx, now }: Settling,
  booking: BookingRow,
  kind: 'paid-online' | 'sent-back',
  amount: Paise,
): Promise<void> => {
  const notification = notifyServiceman(kind, { amount })(booking);
  return addNotification(tx, booking.id, notification && { ...notification, sender: null }, now);
};

const eventOf = ({ now }: Settling, details: object) => ({
  command: 'pay' as const,
  actor: 'system' as const,
  accountId: null,
  claimedAt: null,
  receivedAt: new Date(now),
  key: null,
  details: { mode: 'online', ...details },
});

/** The money was captured and waits for the end of the work: both sides are told. */
export const tellPaidAhead = async (
  settling: Settling,
  booking: BookingRow,
  amount: Paise,
): Promise<void> => {
  const notification = notifyCustomer('payment-received', { amount })(booking);
  const event = eventOf(settling, { amount, isAhead: true });
  await saveChange(settling.tx, booking, booking.state, {}, event, notification);
  await tellServiceman(settling, booking, 'paid-online', amount);
};

const pay = async (settling: Settling, booking: BookingRow, amount: Paise): Promise<number> => {
  const { tx, now, context } = settling;
  const { paymentId, change, notification } = await recordPayment(
    { tx, now, by: booking.customer_id },
    booking,
    { amount, mode: 'online' },
  );
  await saveChange(tx, booking, booking.state, change, eventOf(settling, { amount }), notification);
  await tellServiceman(settling, booking, 'paid-online', amount);
  issueInvoice({ tx, now, context }, { ...booking, ...change });
  return paymentId;
};

const sendBack = async (
  settling: Settling,
  booking: BookingRow,
  captureId: number,
  amount: Paise,
): Promise<void> => {
  const { tx, now } = settling;
  const refund = { captureId, bookingId: booking.id, amount, why: 'not-due' } as const;
  await insertRefund(tx, { ...refund, at: new Date(now) });
  await addNotification(
    tx,
    booking.id,
    { ...notifyCustomer('sent-back', { amount })(booking), sender: null },
    now,
  );
  await tellServiceman(settling, booking, 'sent-back', amount);
};

/** The charge of a visit for nothing is paid in the app, or out of what the customer paid before. */
const payVisit = async (settling: Settling, booking: BookingRow, amount: Paise): Promise<void> => {
  const { tx, now } = settling;
  if (!(await settleDue(tx, booking.id, 'paid')))
    throw new Error(`the visit of ${booking.id} is not due`);
  await writeVisitSettled(tx, booking.id, { outcome: 'paid', reason: null, now, by: null });
  const notification = notifyCustomer('visit-settled', { amount })(booking);
  const event = {
    ...eventOf(settling, { outcome: 'paid', amount }),
    command: 'settle-visit' as const,
  };
  await saveChange(tx, booking, booking.state, {}, event, notification);
  issueVisitInvoice(settling, booking.id);
};

/** Of a cancelled booking nothing but its visit is due. The number of the payment; null without one. */
const use = async (
  settling: Settling,
  booking: BookingRow,
  amount: Paise,
): Promise<number | null> => {
  if (amount === 0) return null;
  if (booking.state !== 'cancelled') return pay(settling, booking, amount);
  await payVisit(settling, booking, amount);
  return null;
};

const settleOne = async (
  settling: Settling,
  ref: BookingRef,
  { id, amount }: Unsettled,
): Promise<void> => {
  const { tx } = settling;
  const booking = await lockBooking(tx, ref);
  if (booking === null) throw new Error(`captured money of no booking: ${ref.bookingId}`);
  const { state, paid, total_after_end: totalAfterEnd } = booking;
  const charge = state === 'cancelled' ? await readVisitDue(tx, booking.id) : null;
  const settled = settleCapture(amount, { state, totalAfterEnd, paid, charge });
  if (settled === null) return;
  const paymentId = await use(settling, booking, settled.used);
  if (settled.back > 0) await sendBack(settling, booking, id, settled.back);
  await saveSettled(tx, id, settled.used, paymentId);
};

/** Captured money becomes the payment of what is due; the rest goes back by itself. Each amount once, in any order. */
export const settleBooking = async (settling: Settling, ref: BookingRef): Promise<void> => {
  if ((await lockBooking(settling.tx, ref)) === null) return;
  for (const capture of await listUnsettled(settling.tx, ref.bookingId))
    await settleOne(settling, ref, capture);
};
