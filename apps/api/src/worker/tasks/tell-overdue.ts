import type { Context } from '#context';
import { listOverdue, tellOverdue } from '#modules/exceptions/index';
import { SYSTEM } from '#platform/db';

const BATCH = 50;

/** Whom nobody came to and nobody told why. One that fails holds up no other. */
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
        .transaction(SYSTEM, (tx) => tellOverdue({ tx, now }, { bookingId: id, orderId }))
        .catch((error: unknown) => {
          failed += 1;
          log.error({ err: error, booking: id }, 'overdue not told');
        });
    return due.length === BATCH && failed === 0;
  };
