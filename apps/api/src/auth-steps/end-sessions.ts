import type { Instant } from '@karigar/domain/dates/instant';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';
import { endSessionsOf } from '../auth/end-sessions-store.ts';

type Ending = {
  readonly context: Context;
  readonly tx: Transaction;
  readonly now: Instant;
  readonly afterCommit: (work: () => Promise<void>) => void;
};

/**
 * Ends every session of the account except one with the commit, and clears the caches right after.
 * Returns how many ended.
 */
export const endSessions = async (
  { context: { sessions }, tx, now, afterCommit }: Ending,
  accountId: number,
  but: number | null = null,
): Promise<number> => {
  const ended = await endSessionsOf(tx, accountId, but, new Date(now));
  if (ended.length > 0) afterCommit(() => sessions.forget(...ended));
  return ended.length;
};
