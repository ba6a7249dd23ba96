import type { Membership } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

export type OwnSessionRow = {
  readonly id: number;
  readonly role: Membership;
  readonly device: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
};

// idle_expires_at is never later than the absolute expiry.
const LIVE = `revoked_at IS NULL AND idle_expires_at >`;

const LIST: Statement = {
  name: 'list-sessions',
  text: `SELECT id, role, device, created_at, last_used_at FROM sessions
    WHERE account_id = $1 AND ${LIVE} $2 ORDER BY last_used_at DESC, id DESC LIMIT 100`,
  trusted: { role: 'CHECK on sessions: a session of a guest has no account' },
};

export const listOwn = (tx: Transaction, accountId: number, now: Date): Promise<OwnSessionRow[]> =>
  tx.rows<OwnSessionRow>(LIST, [accountId, now]);

const REVOKE: Statement = {
  name: 'revoke-own-session',
  text: `UPDATE sessions SET revoked_at = $3 WHERE id = $1 AND account_id = $2 AND ${LIVE} $3
    RETURNING id`,
};

/** False when the session is another's, has ended or does not exist. */
export const revokeOwn = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> => (await tx.rows(REVOKE, [sessionId, accountId, now])).length === 1;
