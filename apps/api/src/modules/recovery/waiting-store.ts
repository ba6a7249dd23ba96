import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Disownable } from '@karigar/domain/identity/payout-freeze';
import type { Statement, Transaction } from '#platform/db';

export type WaitingFreeze = {
  readonly id: number;
  readonly name: string;
  readonly change: Disownable;
  readonly frozen_at: Date;
  readonly due_at: Date;
};

const FREEZES: Statement = {
  name: 'list-waiting-freezes',
  text: `SELECT f.id, trim(p.first_name || ' ' || p.last_name) AS name, f.change, f.frozen_at, f.due_at
    FROM payout_freezes f JOIN profiles p ON p.account_id = f.account_id
    WHERE f.answered_by IS NULL AND f.due_at >= $1 AND ($2::bigint IS NULL OR f.id = $2)
    ORDER BY f.due_at, f.id LIMIT $3`,
};

export const listWaitingFreezes = (
  tx: Transaction,
  { from, onlyId, most }: WaitingAsk,
): Promise<WaitingFreeze[]> => tx.rows(FREEZES, [new Date(from), onlyId, most]);

export type WaitingRecovery = {
  readonly id: number;
  readonly first_name: string;
  readonly opened_at: Date;
};

const RECOVERIES: Statement = {
  name: 'list-waiting-recoveries',
  text: `SELECT c.id, p.first_name, c.opened_at FROM recovery_cases c
      JOIN accounts a ON a.id = c.account_id AND a.erased_at IS NULL JOIN profiles p ON p.account_id = a.id
    WHERE c.closed_at IS NULL AND c.opened_at >= $1 AND ($2::bigint IS NULL OR c.id = $2)
    ORDER BY c.opened_at, c.id LIMIT $3`,
};

export const listWaitingRecoveries = (
  tx: Transaction,
  { from, onlyId, most }: WaitingAsk,
): Promise<WaitingRecovery[]> =>
  tx.rows(RECOVERIES, [new Date(from - DUE_AFTER_MS.recovery), onlyId, most]);
