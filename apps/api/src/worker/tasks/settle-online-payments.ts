import * as z from 'zod/mini';
import type { Context } from '#context';
import { findBooking } from '#modules/bookings/index';
import {
  lookAtPayment,
  lookAtRefund,
  lookNow,
  settleBooking,
  takeDuePayments,
  takeDueRefunds,
} from '#modules/payments/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ bookingId: z.number() });
const BATCH = 10;

/** After the end, a cancellation or cash: what the customer paid in the app is used or sent back. */
export const settleOnlinePayments =
  (context: Context): Task =>
  async (payload) => {
    const { bookingId } = z.parse(payloadSchema, payload);
    const { databases, clock } = context;
    const now = clock();
    await databases.system.transaction(SYSTEM, async (tx) => {
      const booking = await findBooking(tx, bookingId);
      if (booking === null) return;
      await settleBooking({ tx, now, context }, { bookingId, orderId: booking.order_id });
      await lookNow(tx, bookingId, new Date(now));
    });
  };

/** Asks the gateway about payments and refunds whose webhook did not come. One that fails does not stop the others. */
export const gatewayRound = (context: Context) => async (): Promise<boolean> => {
  const { databases, clock, log } = context;
  const now = clock();
  const due = await databases.system.transaction(SYSTEM, async (tx) => ({
    payments: await takeDuePayments(tx, now, BATCH),
    refunds: await takeDueRefunds(tx, now, BATCH),
  }));
  const tell = (what: object) => (error: unknown) =>
    log.warn({ err: error, ...what }, 'the gateway could not be asked');
  await Promise.all([
    ...due.payments.map((id) => lookAtPayment(context, id).catch(tell({ payment: id }))),
    ...due.refunds.map((id) => lookAtRefund(context, id).catch(tell({ refund: id }))),
  ]);
  return due.payments.length === BATCH || due.refunds.length === BATCH;
};
