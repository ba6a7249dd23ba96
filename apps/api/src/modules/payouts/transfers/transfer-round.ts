import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { showAgain } from '../run-store.ts';
import { lookAtTransfer } from './look-at-transfer.ts';
import { runsOfTransfers, takeDueTransfers } from './transfer-store.ts';

/** The provider asks for five to ten requests a second at most. */
const BATCH = 5;

/** Sends what was asked for, and asks what came of it. One that fails does not stop the others. */
export const transferRound = (context: Context) => async (): Promise<boolean> => {
  const { databases, clock, log } = context;
  const due = await databases.system.transaction(SYSTEM, (tx) =>
    takeDueTransfers(tx, clock(), BATCH),
  );
  const look = (id: number): Promise<void> =>
    lookAtTransfer(context, id).catch((error: unknown) =>
      log.warn({ err: error, transfer: id }, 'the payouts provider could not be asked'),
    );
  await Promise.all(due.map(look));
  const isMore = due.length === BATCH;
  // Screens read a run again when its transfers come to rest; meanwhile they poll.
  if (due.length > 0 && !isMore)
    await databases.system.transaction(SYSTEM, async (tx) =>
      showAgain(tx, await runsOfTransfers(tx, due)),
    );
  return isMore;
};
