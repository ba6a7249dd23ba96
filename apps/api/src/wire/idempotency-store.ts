import type { Envelope } from '@karigar/contract/wire/envelope';
import type { Statement, Transaction } from '#platform/db';

const TAKE: Statement = {
  name: 'take-key',
  text: `INSERT INTO idempotency_keys (scope, key, call, fingerprint) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING key`,
};

const FIND: Statement = {
  name: 'find-key',
  text: `SELECT call, fingerprint, status, reply FROM idempotency_keys WHERE scope = $1 AND key = $2`,
};

export type KeyRow = {
  readonly call: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly reply: Envelope;
};

/** True when the key is new. Waits for a concurrent call with the same key, up to lock_timeout. */
export const takeKey = async (
  tx: Transaction,
  row: { scope: string; key: string; call: string; fingerprint: string },
): Promise<boolean> => {
  const taken = await tx.rows(TAKE, [row.scope, row.key, row.call, row.fingerprint]);
  return taken.length === 1;
};

export const findKey = async (
  tx: Transaction,
  scope: string,
  key: string,
): Promise<KeyRow | null> => (await tx.rows<KeyRow>(FIND, [scope, key]))[0] ?? null;

const FINISH: Statement = {
  name: 'finish-write',
  text: `WITH audited AS (
      INSERT INTO audit (account_id, role, call, outcome, booking_id, request_id, subject_id, reason, key)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10)
    )
    UPDATE idempotency_keys SET status = $11, reply = $12 WHERE scope = $9 AND key = $10`,
};

const AUDIT: Statement = {
  name: 'audit-write',
  text: `INSERT INTO audit (account_id, role, call, outcome, booking_id, request_id, subject_id, reason)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

export type WriteRecord = {
  readonly accountId: number | null;
  readonly role: string;
  readonly call: string;
  readonly outcome: string;
  readonly bookingId: number | null;
  readonly requestId: string;
  /** Whose data, where the call says. */
  readonly subjectId: number | null;
  readonly reason: string | null;
};

/**
 * The last statement of every write: inserts the audit row and, with a key, stores the reply. Sent
 * together with COMMIT, which fails if this statement fails.
 */
export const finishWrite = (
  tx: Transaction,
  write: WriteRecord,
  kept: { scope: string; key: string; status: number; reply: Envelope } | null,
): void => {
  const audit = [
    write.accountId,
    write.role,
    write.call,
    write.outcome,
    write.bookingId,
    write.requestId,
    write.subjectId,
    write.reason,
  ];
  if (kept === null) void tx.rows(AUDIT, audit);
  else {
    const { scope, key, status, reply } = kept;
    void tx.rows(FINISH, [...audit, scope, key, status, JSON.stringify(reply)]);
  }
};
