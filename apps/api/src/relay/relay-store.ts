import type { Statement, Transaction } from '#platform/db';

export type OutboxRow = {
  readonly id: number;
  readonly account_id: number | null;
  readonly kind: string | null;
  readonly subject_id: number | null;
  readonly version: number | null;
  readonly task: string | null;
  readonly payload: unknown;
  readonly created_at: Date;
  readonly trace: string | null;
};

/** One relay at a time: the lock belongs to the transaction and ends with it. */
const LEAD: Statement = {
  name: 'lead-relay',
  text: `SELECT pg_try_advisory_xact_lock(hashtext('karigar.relay')) AS leads`,
};

const TAKE: Statement = {
  name: 'take-outbox',
  text: `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT $1)
    RETURNING id, account_id, kind, subject_id, version, task, payload, created_at, trace`,
};

const NUMBER: Statement = {
  name: 'number-hints',
  text: `INSERT INTO account_sequences (account_id, latest)
    SELECT account, count FROM unnest($1::bigint[], $2::bigint[]) AS counted (account, count)
    ORDER BY account
    ON CONFLICT (account_id) DO UPDATE SET latest = account_sequences.latest + excluded.latest
    RETURNING account_id, latest`,
};

export const leadRelay = async (tx: Transaction): Promise<boolean> =>
  (await tx.rows<{ leads: boolean }>(LEAD))[0]?.leads === true;

/** Takes a batch out of the outbox; a rollback puts it back. */
export const takeOutbox = async (tx: Transaction, most: number): Promise<OutboxRow[]> =>
  (await tx.rows<OutboxRow>(TAKE, [most])).toSorted((one, other) => one.id - other.id);

/** Advances each account's sequence by its number of hints and returns the new value. */
export const advanceSequences = async (
  tx: Transaction,
  counts: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ account_id: number; latest: number }>(NUMBER, [
    [...counts.keys()],
    [...counts.values()],
  ]);
  return new Map(rows.map((row) => [row.account_id, row.latest]));
};
