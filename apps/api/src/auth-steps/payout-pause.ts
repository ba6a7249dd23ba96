import type { Instant } from '@karigar/domain/dates/instant';
import { payoutPause, type PayoutPause } from '@karigar/domain/identity/payout-freeze';
import type { Transaction } from '#platform/db';
import { readPause } from '../auth/payout-freeze-store.ts';

/** Why no payout leaves this account now; null if one may. */
export const pauseOf = async (
  tx: Transaction,
  accountId: number,
  now: Instant,
): Promise<PayoutPause | null> => {
  const { isFrozen, changedAt } = await readPause(tx, accountId);
  return payoutPause({ isFrozen, changedAt: changedAt?.getTime() ?? null }, now);
};
