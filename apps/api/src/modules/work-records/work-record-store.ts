import type { Statement, Transaction } from '#platform/db';

const MAKE: Statement = {
  name: 'make-work-record',
  text: 'SELECT make_work_record($1, $2, $3) AS id',
};

/** Null while the profile has no name. Answers after `answeredBefore` can still be taken back by the reviewer. */
export const makeRecord = async (
  tx: Transaction,
  at: Date,
  until: Date,
  answeredBefore: Date,
): Promise<number | null> =>
  (await tx.rows<{ id: number | null }>(MAKE, [at, until, answeredBefore]))[0]?.id ?? null;

export type OwnRecordRow = {
  readonly id: number;
  readonly made_at: Date;
  readonly valid_until: Date;
};

const LIST: Statement = {
  name: 'list-work-records',
  text: `SELECT id, made_at, valid_until FROM work_records
    WHERE account_id = $1 AND revoked_at IS NULL AND valid_until > $2 ORDER BY id DESC LIMIT $3`,
};

/** Those that are valid, newest first. */
export const listRecords = (
  tx: Transaction,
  accountId: number,
  now: Date,
  most: number,
): Promise<OwnRecordRow[]> => tx.rows(LIST, [accountId, now, most]);

const REVOKE: Statement = {
  name: 'revoke-work-record',
  text: `UPDATE work_records SET revoked_at = coalesce(revoked_at, $3) WHERE id = $1 AND account_id = $2
    RETURNING id`,
};

/** Returns whether the caller has this record; a revoked one stays as it is. */
export const revokeRecord = async (
  tx: Transaction,
  id: number,
  accountId: number,
  at: Date,
): Promise<boolean> => (await tx.rows(REVOKE, [id, accountId, at])).length > 0;

export type RecordRow = {
  readonly id: number;
  readonly made_at: Date;
  readonly valid_until: Date;
  readonly is_revoked: boolean;
  readonly claims: unknown;
};

/** A blocked account and a withdrawn verification end a record like its owner does. */
const IS_REVOKED = `(r.revoked_at IS NOT NULL OR a.blocked_at IS NOT NULL OR a.erased_at IS NOT NULL
  OR m.account_id IS NULL OR ((r.claims->>'isVerified')::boolean AND m.verified_at IS NULL))`;
const FROM = `FROM work_records r JOIN accounts a ON a.id = r.account_id
    LEFT JOIN memberships m ON m.account_id = r.account_id AND m.role = 'serviceman'`;

const FIND: Statement = {
  name: 'find-work-record',
  text: `SELECT r.id, r.made_at, r.valid_until, ${IS_REVOKED} AS is_revoked, r.claims ${FROM} WHERE r.id = $1`,
  trusted: { is_revoked: 'a claim is never null: make_work_record writes it' },
};

export const findRecord = async (tx: Transaction, id: number): Promise<RecordRow | null> =>
  (await tx.rows<RecordRow>(FIND, [id]))[0] ?? null;

const STANDING: Statement = {
  name: 'list-standing-work-records',
  text: `SELECT r.id ${FROM} WHERE r.id >= $1 AND r.id < $2 AND NOT ${IS_REVOKED}`,
};
const LATEST: Statement = {
  name: 'latest-work-record',
  text: 'SELECT last_value AS latest FROM work_records_id_seq',
};

/** The records from one id to another that nobody revoked, and the latest id of all. */
export const readStanding = async (
  tx: Transaction,
  from: number,
  to: number,
): Promise<{ readonly standing: ReadonlySet<number>; readonly latest: number }> => {
  const rows = await tx.rows<{ id: number }>(STANDING, [from, to]);
  const [last] = await tx.rows<{ latest: number }>(LATEST);
  return { standing: new Set(rows.map(({ id }) => id)), latest: last?.latest ?? 0 };
};
