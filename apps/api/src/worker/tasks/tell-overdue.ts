import type { Context } from '#context';
import { listOverdue, notifyOverdue } from '#modules/visit-problems/index';
import { SYSTEM } from '#platform/db';

const BATCH = 50;

/** Notifies customers of overdue bookings. A failing booking does not stop the others. */
export const overdueRound =
  ({ databases, clock, log }: Context) =>
  async (): Promise<boolean> => {
    const now = clock();
    const due = await databases.system.transaction(SYSTEM, (tx) =>
      listOverdue(tx, new Date(now), BATCH),
    );
    let failed = 0;
    for (const { id, order_id: orderId } of due)
      await databases.system
        .transaction(SYSTEM, (tx) => notifyOverdue({ tx, now }, { bookingId: id, orderId }))
        .catch((error: unknown) => {
          failed += 1;
          log.error({ err: error, booking: id }, 'overdue not told');
        });
    return due.length === BATCH && failed === 0;
  };
