import { hash, randomBytes } from 'node:crypto';
import type { Envelope } from '@karigar/contract/wire/envelope';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

const TAKE: Statement = {
  name: 'take-key',
  text: `INSERT INTO idempotency_keys (scope, key, call, fingerprint) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING key`,
};

const FIND: Statement = {
  name: 'find-key',
  text: `SELECT call, fingerprint, status, reply FROM idempotency_keys WHERE scope = $1 AND key = $2`,
  trusted: {
    status:
      'finishWrite stores it in the transaction that took the key: no other reader sees it before',
    reply: 'finishWrite stores an Envelope together with the status',
  },
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

const FINISH = named({
  name: 'finish-write',
  text: `WITH audited AS (
      INSERT INTO audit (account_id, role, call, outcome, booking_id, request_id, subject_id, reason, key)
      VALUES ($accountId, $role, $call, $outcome, $bookingId, $requestId, $subjectId, $reason, $key)
    )
    UPDATE idempotency_keys SET status = $status, reply = $reply WHERE scope = $scope AND key = $key`,
});

const AUDIT = named({
  name: 'audit-write',
  text: `INSERT INTO audit (account_id, role, call, outcome, booking_id, request_id, subject_id, reason)
    VALUES ($accountId, $role, $call, $outcome, $bookingId, $requestId, $subjectId, $reason)`,
});

const REASON: Statement = {
  name: 'keep-audit-reason',
  text: `INSERT INTO audit_reasons (hash, salt, words, subject_id, booking_id) VALUES ($1, $2, $3, $4, $5)`,
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

/** The audit has only a salted hash of the words, so that an erasure of the words leaves its seals whole. */
const keepReason = (
  tx: Transaction,
  { reason, subjectId, bookingId }: WriteRecord,
): string | null => {
  if (reason === null) return null;
  const salt = randomBytes(16).toString('hex');
  const hashed = `sha256:${hash('sha256', `${salt}\n${reason}`)}`;
  void tx.rows(REASON, [hashed, salt, reason, subjectId, bookingId]);
  return hashed;
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
  const record = { ...write, reason: keepReason(tx, write) };
  if (kept === null) void tx.rows(AUDIT, AUDIT.values(record));
  else {
    const reply = JSON.stringify(kept.reply);
    void tx.rows(FINISH, FINISH.values({ ...record, ...kept, reply }));
  }
};
