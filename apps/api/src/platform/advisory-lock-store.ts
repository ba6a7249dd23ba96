import type { Statement, Transaction } from './db.ts';

const TAKE: Statement = {
  name: 'take-turn',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended('karigar ' || $1, 0)) AS mine`,
};

/** True for one transaction at a time per work name, until it ends. */
export const tryAdvisoryLock = async (tx: Transaction, work: string): Promise<boolean> =>
  (await tx.rows<{ mine: boolean }>(TAKE, [work]))[0]?.mine === true;
