import type { Disownable, FreezeState } from '@karigar/domain/identity/payout-freeze';
import type { Statement, Transaction } from '#platform/db';

export type FreezeRow = {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly change: Disownable;
  readonly channel: string;
  readonly changed_at: Date;
  readonly frozen_at: Date;
  readonly due_at: Date;
  readonly kept_at: Date | null;
  readonly restored_at: Date | null;
  readonly reason: string | null;
};

export const freezeState = ({
  kept_at: keptAt,
  restored_at: restoredAt,
}: Pick<FreezeRow, 'kept_at' | 'restored_at'>): FreezeState => {
  if (restoredAt !== null) return 'restored';
  return keptAt === null ? 'open' : 'kept';
};

const COLUMNS = `SELECT f.id, f.account_id, p.first_name || ' ' || p.last_name AS name, f.change, f.channel,
    f.changed_at, f.frozen_at, f.due_at, f.kept_at, f.restored_at, f.reason
  FROM payout_freezes f JOIN profiles p ON p.account_id = f.account_id`;

const OPEN: Statement = {
  name: 'list-open-freezes',
  text: `${COLUMNS} WHERE f.answered_by IS NULL ORDER BY f.due_at, f.id LIMIT $1 OFFSET $2`,
};

const ANSWERED: Statement = {
  name: 'list-answered-freezes',
  text: `${COLUMNS} WHERE f.answered_by IS NOT NULL ORDER BY f.id DESC LIMIT $1 OFFSET $2`,
};

export const listFreezes = (
  tx: Transaction,
  state: 'open' | 'answered',
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FreezeRow[]> => tx.rows(state === 'open' ? OPEN : ANSWERED, [limit, offset]);

const FIND: Statement = {
  name: 'find-freeze',
  text: `SELECT account_id, kept_at, restored_at FROM payout_freezes WHERE id = $1`,
};

type FoundFreeze = Pick<FreezeRow, 'account_id' | 'kept_at' | 'restored_at'>;

export const findFreeze = async (tx: Transaction, id: number): Promise<FoundFreeze | null> =>
  (await tx.rows<FoundFreeze>(FIND, [id]))[0] ?? null;

type Answer = { readonly by: number; readonly reason: string; readonly at: Date };

const KEEP: Statement = {
  name: 'keep-frozen',
  text: `UPDATE payout_freezes SET kept_at = $2, answered_by = $3, reason = $4 WHERE id = $1`,
};

const RESTORE: Statement = {
  name: 'restore-payouts',
  text: `UPDATE payout_freezes SET restored_at = $2, answered_by = $3, reason = $4 WHERE id = $1`,
};

export const saveFreezeAnswer = async (
  tx: Transaction,
  id: number,
  answer: 'keep' | 'restore',
  { by, reason, at }: Answer,
): Promise<void> => void (await tx.rows(answer === 'keep' ? KEEP : RESTORE, [id, at, by, reason]));
