import type { Statement, Transaction } from '#platform/db';
import type { AuditRow } from './audit-row.ts';
import type { Seal } from './seal.ts';

/** The transaction as text: order by `audit.xid`, its number, because by the name alone '1000' would come before '999'. */
const COLUMNS = `id, xid::text, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS at,
  account_id, role, call, outcome, booking_id, request_id, key, subject_id, reason`;

const LATEST: Statement = {
  name: 'latest-seal',
  text: `SELECT number, to_xid::text, to_id, hash FROM audit_seals ORDER BY number DESC LIMIT 1`,
};

export type LatestSeal = Pick<Seal, 'number' | 'to_xid' | 'to_id' | 'hash'>;

export const latestSeal = async (tx: Transaction): Promise<LatestSeal | null> =>
  (await tx.rows<LatestSeal>(LATEST))[0] ?? null;

const LIFE: Statement = {
  name: 'life-of-database',
  text: `SELECT s.system_identifier || '.' || c.timeline_id AS life
    FROM pg_control_system() AS s, pg_control_checkpoint() AS c`,
  trusted: { life: 'both functions return one row without nulls' },
};

/** Another one after the database was restored to an earlier time or elsewhere, or a standby took over. */
export const lifeOfDatabase = async (tx: Transaction): Promise<string> =>
  (await tx.rows<{ life: string }>(LIFE))[0]?.life ?? '';

/** Rows below the oldest running transaction: no earlier row can appear any more. */
const UNSEALED: Statement = {
  name: 'unsealed-audit',
  text: `SELECT ${COLUMNS} FROM audit
    WHERE (xid, id) > ($1::xid8, $2) AND xid < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY audit.xid, id LIMIT $3`,
};

/** Last row of a seal; the next seal begins after it. */
export type SealEnd = Pick<Seal, 'to_xid' | 'to_id'>;

export const START: SealEnd = { to_xid: '0', to_id: 0 };

export const unsealedRows = (tx: Transaction, after: SealEnd, count: number): Promise<AuditRow[]> =>
  tx.rows<AuditRow>(UNSEALED, [after.to_xid, after.to_id, count]);

const KEEP: Statement = {
  name: 'keep-seal',
  text: `INSERT INTO audit_seals (number, to_xid, to_id, row_ids, row_hashes, sealed_at, key_id, hash)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

export const insertSeal = async (tx: Transaction, seal: Seal): Promise<void> => {
  await tx.rows(KEEP, [
    seal.number,
    seal.to_xid,
    seal.to_id,
    seal.row_ids,
    seal.row_hashes,
    seal.sealed_at,
    seal.key_id,
    seal.hash,
  ]);
};

const NEXT_SEALS: Statement = {
  name: 'next-seals',
  text: `SELECT number, to_xid::text, to_id, array_to_json(row_ids) AS row_ids, row_hashes, sealed_at,
      key_id, hash
    FROM audit_seals WHERE number > $1 ORDER BY number LIMIT 20`,
};

export const sealsAfter = (tx: Transaction, number: number): Promise<Seal[]> =>
  tx.rows<Seal>(NEXT_SEALS, [number]);

const COVERED: Statement = {
  name: 'audit-between-seals',
  text: `SELECT ${COLUMNS} FROM audit
    WHERE (xid, id) > ($1::xid8, $2) AND (xid, id) <= ($3::xid8, $4) ORDER BY audit.xid, id`,
};

export const rowsBetween = (tx: Transaction, from: SealEnd, to: SealEnd): Promise<AuditRow[]> =>
  tx.rows<AuditRow>(COVERED, [from.to_xid, from.to_id, to.to_xid, to.to_id]);

/** A reason that differs from its hash, or is gone although nobody it may be about has been erased. */
const BROKEN_REASON: Statement = {
  name: 'broken-audit-reason',
  text: `SELECT a.id, r.hash IS NULL AS gone
    FROM audit a LEFT JOIN audit_reasons r ON r.hash = a.reason
    WHERE a.reason IS NOT NULL AND a.reason LIKE 'sha256:%' AND CASE WHEN r.hash IS NOT NULL
      THEN r.hash <> 'sha256:' || encode(sha256(convert_to(r.salt || E'\\n' || r.words, 'UTF8')), 'hex')
      ELSE NOT EXISTS (SELECT FROM accounts p WHERE p.erased_at IS NOT NULL AND p.id IN (
        SELECT a.subject_id
        UNION ALL SELECT b.customer_id FROM bookings b WHERE b.id = a.booking_id
        UNION ALL SELECT b.serviceman_id FROM bookings b WHERE b.id = a.booking_id
        UNION ALL SELECT f.account_id FROM former_holders f WHERE f.booking_id = a.booking_id)) END
    ORDER BY a.id LIMIT 1`,
};

export const brokenReason = async (
  tx: Transaction,
): Promise<{ readonly id: number; readonly gone: boolean } | null> =>
  (await tx.rows<{ id: number; gone: boolean }>(BROKEN_REASON))[0] ?? null;

const OLDEST: Statement = {
  name: 'oldest-unsealed-audit',
  text: `SELECT extract(epoch FROM clock_timestamp() - at)::float8 AS seconds
    FROM audit WHERE (xid, id) > ($1::xid8, $2) ORDER BY xid, id LIMIT 1`,
};

/** Seconds since the first unsealed row was written. */
export const unsealedAge = async (tx: Transaction, after: SealEnd): Promise<number> =>
  (await tx.rows<{ seconds: number }>(OLDEST, [after.to_xid, after.to_id]))[0]?.seconds ?? 0;

const TAIL: Statement = {
  name: 'audit-tail',
  text: `SELECT count(*) AS rows,
      coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0)::float8 AS "oldestSeconds"
    FROM audit WHERE (xid, id) > ($1::xid8, $2)`,
};

export type Tail = { readonly rows: number; readonly oldestSeconds: number };

/** Rows that no seal covers yet. */
export const unsealedTail = async (tx: Transaction, after: SealEnd): Promise<Tail> => {
  const [tail] = await tx.rows<Tail>(TAIL, [after.to_xid, after.to_id]);
  return tail ?? { rows: 0, oldestSeconds: 0 };
};
