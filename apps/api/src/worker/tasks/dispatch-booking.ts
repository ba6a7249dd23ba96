import * as z from 'zod/mini';
import type { Context } from '#context';
import { dispatchBooking, findDue, listDue } from '#modules/dispatch/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ bookingId: z.number() });
const BATCH = 50;

/** Only wakes: what is to be done, and whether anything is, the booking's own row says. */
export const dispatchTask =
  ({ databases, clock, config }: Context): Task =>
  async (payload) => {
    const { bookingId } = z.parse(payloadSchema, payload);
    if (config.dispatch !== 'offers') return;
    const now = clock();
    await databases.system.transaction(SYSTEM, async (tx) => {
      const due = await findDue(tx, bookingId, new Date(now));
      if (due !== null)
        await dispatchBooking({ tx, now }, { bookingId: due.id, orderId: due.order_id });
    });
  };

/** Whatever is due, though its job was lost or never made. One that fails holds up no other. */
export const dispatchRound =
  ({ databases, clock, log }: Context) =>
  async (): Promise<boolean> => {
    const now = clock();
    const due = await databases.system.transaction(SYSTEM, (tx) =>
      listDue(tx, new Date(now), BATCH),
    );
    let failed = 0;
    for (const { id, order_id: orderId } of due)
      await databases.system
        .transaction(SYSTEM, (tx) => dispatchBooking({ tx, now }, { bookingId: id, orderId }))
        .catch((error: unknown) => {
          failed += 1;
          log.error({ err: error, booking: id }, 'dispatch failed');
        });
    return due.length === BATCH && failed === 0;
  };
