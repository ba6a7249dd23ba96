import type { Statement, Transaction } from '#platform/db';

export type SecurityEvent = {
  readonly at: Date;
  /** The name of a call, of a change (`bank-changed`), or `turned-away`. */
  readonly kind: string;
  /** Whose account; null where nobody can be named. */
  readonly accountId: number | null;
  /** Who did it, where it is another. */
  readonly actorId: number | null;
  readonly address: string;
  readonly outcome: string;
  readonly requestId: string;
};

const INSERT: Statement = {
  name: 'insert-security-event',
  text: `INSERT INTO security_events
      (happened_at, kind, account_id, actor_id, address, outcome, request_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** A proxy may pass on anything as an address. */
const LONGEST_ADDRESS = 64;

/** Sent together with COMMIT, which fails if this statement fails. */
export const insertSecurityEvent = (tx: Transaction, event: SecurityEvent): void => {
  const address = event.address.slice(0, LONGEST_ADDRESS);
  const { at, kind, accountId, actorId, outcome, requestId } = event;
  void tx.rows(INSERT, [at, kind, accountId, actorId, address, outcome, requestId]);
};
