import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-freeze-history',
  text: `SELECT coalesce(bool_or(f.restored_at IS NULL), false) AS "isFrozen",
      max(f.restored_at) AS "restoredAt",
      count(*) FILTER (WHERE f.frozen_at > $2) AS lately
    FROM payout_freezes f WHERE f.account_id = $1`,
};

export type FreezeRow = {
  readonly isFrozen: boolean;
  readonly restoredAt: Date | null;
  readonly lately: number;
};

const NEVER: FreezeRow = { isFrozen: false, restoredAt: null, lately: 0 };

export const readFreezes = async (
  tx: Transaction,
  accountId: number,
  since: Date,
): Promise<FreezeRow> => (await tx.rows<FreezeRow>(READ, [accountId, since]))[0] ?? NEVER;

const PAUSE: Statement = {
  name: 'read-payout-pause',
  text: `SELECT EXISTS (SELECT FROM payout_freezes f
        WHERE f.account_id = $1 AND f.restored_at IS NULL) AS "isFrozen",
      (SELECT max(c.changed_at) FROM account_changes c WHERE c.account_id = $1) AS "changedAt"`,
};

/** What pauses the payouts of an account: a freeze, and when a fact last changed. */
export type PauseRow = { readonly isFrozen: boolean; readonly changedAt: Date | null };

export const readPause = async (tx: Transaction, accountId: number): Promise<PauseRow> =>
  (await tx.rows<PauseRow>(PAUSE, [accountId]))[0] ?? { isFrozen: false, changedAt: null };
