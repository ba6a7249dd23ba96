import * as z from 'zod/mini';
import type { Context } from '#context';
import { dispatchBooking, findDue, listDue } from '#modules/offers/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ bookingId: z.number() });
const BATCH = 50;

/** Only a wake-up: the booking's row decides what is due. */
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

/** Dispatches everything due, also when its job was lost. A failing booking does not stop the others. */
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
