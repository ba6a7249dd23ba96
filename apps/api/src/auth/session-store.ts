import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Desk } from '@karigar/domain/console/desks';
import type { Role } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type SessionRow = {
  readonly id: number;
  readonly account_id: number | null;
  readonly role: Role;
  /** Null for a caller without a browser, who needs only the token. */
  readonly cookie_hash: Buffer | null;
  /** The cookie that a step-up made; it replaces the other when it is used. */
  readonly next_cookie_hash: Buffer | null;
  readonly renewed_at: Date | null;
  readonly last_used_at: Date;
  readonly idle_expires_at: Date;
  readonly expires_at: Date;
  readonly second_proof: SecondProof | null;
  readonly awaited_device: string | null;
  readonly passkey_shown_at: Date | null;
  /** Null for everybody who is no operator. */
  readonly desks: readonly Desk[] | null;
};

/** An operator is one in both tables until closed. */
const STILL_OPERATOR = `(s.role <> 'operator' OR EXISTS (SELECT FROM operators o
    JOIN memberships m ON m.account_id = o.account_id AND m.role = 'operator'
    WHERE o.account_id = s.account_id AND o.closed_at IS NULL))`;

const FIND: Statement = {
  name: 'find-session',
  text: `SELECT s.id, s.account_id, s.role, s.cookie_hash, s.next_cookie_hash, s.renewed_at,
      s.last_used_at, s.idle_expires_at, s.expires_at, s.second_proof, s.awaited_device, s.passkey_shown_at,
      CASE WHEN s.role = 'operator' THEN ARRAY(SELECT d.desk FROM operator_desks d
        WHERE d.account_id = s.account_id AND d.taken_at IS NULL) END AS desks
    FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
      AND s.idle_expires_at > $2 AND a.blocked_at IS NULL AND ${STILL_OPERATOR}`,
};

const LIVING: Statement = {
  name: 'living-sessions',
  text: `SELECT s.id FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY($1::bigint[]) AND s.revoked_at IS NULL AND s.expires_at > $2
      AND s.idle_expires_at > $2 AND a.blocked_at IS NULL AND ${STILL_OPERATOR}`,
};

const OPEN = named({
  name: 'open-session',
  text: `INSERT INTO sessions (token_hash, cookie_hash, account_id, role, device, device_hash, player_id,
      created_at, last_used_at, idle_expires_at, expires_at, second_proof, awaited_device,
      passkey_shown_at)
    VALUES ($tokenHash, $cookieHash, $accountId, $role, $device, $deviceHash, $playerId, $now, $now, $idleExpiresAt,
      $expiresAt, $secondProof, $awaitedDevice, $passkeyShownAt) RETURNING id`,
});

const TOUCH: Statement = {
  name: 'touch-session',
  text: `UPDATE sessions SET last_used_at = $2, idle_expires_at = $3 WHERE id = $1`,
};

const REVOKE: Statement = {
  name: 'revoke-session',
  text: `UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL
    RETURNING player_id, device_hash`,
};

const REVOKE_BY_COOKIE: Statement = {
  name: 'revoke-session-by-cookie',
  text: `UPDATE sessions SET revoked_at = $2 WHERE (cookie_hash = $1 OR next_cookie_hash = $1)
    AND revoked_at IS NULL RETURNING id`,
};

const REVOKE_BY_TOKEN: Statement = {
  name: 'revoke-session-by-token',
  text: `UPDATE sessions SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL
    RETURNING id, account_id AS "accountId"`,
};

const END_OLDEST: Statement = {
  name: 'end-oldest-sessions',
  text: `UPDATE sessions SET revoked_at = $2 WHERE id IN (
      SELECT id FROM sessions WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > $2
        AND idle_expires_at > $2 ORDER BY last_used_at DESC, id DESC OFFSET $3 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/** Ends the sessions of an account that were not used for longest, beyond the number that it may have. */
export const endOldestSessions = async (
  tx: Transaction,
  accountId: number,
  most: number,
  now: Date,
): Promise<number[]> =>
  (await tx.rows<{ id: number }>(END_OLDEST, [accountId, now, most])).map(({ id }) => id);

export const findSession = async (
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> => (await tx.rows<SessionRow>(FIND, [tokenHash, now]))[0] ?? null;

/** Filters the sessions that have not ended. */
export const livingSessions = async (
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> =>
  new Set((await tx.rows<{ id: number }>(LIVING, [ids, now])).map(({ id }) => id));

export const insertSession = async (
  tx: Transaction,
  session: {
    tokenHash: Buffer;
    cookieHash: Buffer | null;
    accountId: number | null;
    role: Role;
    device: string;
    deviceHash: string | null;
    playerId: string;
    now: Date;
    idleExpiresAt: Date;
    expiresAt: Date;
    secondProof: SecondProof | null;
    awaitedDevice: string | null;
    passkeyShownAt: Date | null;
  },
): Promise<void> => void (await tx.rows(OPEN, OPEN.values(session)));

export const touchSession = async (
  tx: Transaction,
  id: number,
  now: Date,
  idleExpiresAt: Date,
): Promise<void> => void (await tx.rows(TOUCH, [id, now, idleExpiresAt]));

const RENEW: Statement = {
  name: 'renew-cookie',
  text: `UPDATE sessions SET cookie_hash = $2, next_cookie_hash = $3, renewed_at = $4
    WHERE id = $1 AND cookie_hash IS NOT NULL RETURNING id`,
};

/** Both cookies open the session from now on. False for a session that needs only its token. */
export const renewCookie = async (
  tx: Transaction,
  id: number,
  cookies: { readonly used: Buffer; readonly next: Buffer },
  now: Date,
): Promise<boolean> => (await tx.rows(RENEW, [id, cookies.used, cookies.next, now])).length === 1;

const REPLACE: Statement = {
  name: 'replace-cookie',
  text: `UPDATE sessions SET cookie_hash = next_cookie_hash, next_cookie_hash = NULL
    WHERE id = $1 AND next_cookie_hash = $2`,
};

/** The new cookie has been used: the old one opens nothing any more. */
export const replaceCookie = async (tx: Transaction, id: number, next: Buffer): Promise<void> =>
  void (await tx.rows(REPLACE, [id, next]));

export type EndedSession = { readonly playerId: string; readonly deviceHash: string | null };

/** Returns where the session's messages went, and its device; null when it had already ended. */
export const revokeSession = async (
  tx: Transaction,
  id: number,
  now: Date,
): Promise<EndedSession | null> => {
  const [ended] = await tx.rows<{ player_id: string; device_hash: string | null }>(REVOKE, [
    id,
    now,
  ]);
  return ended ? { playerId: ended.player_id, deviceHash: ended.device_hash } : null;
};

/** Ends the earlier session of this browser; returns its id, if there was one. */
export const revokeByCookie = async (
  tx: Transaction,
  cookieHash: Buffer,
  now: Date,
): Promise<number | null> =>
  (await tx.rows<{ id: number }>(REVOKE_BY_COOKIE, [cookieHash, now]))[0]?.id ?? null;

export type LeftSession = { readonly id: number; readonly accountId: number | null };

/** Ends the session of this token; null when there is none, or it had already ended. */
export const revokeByToken = async (
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<LeftSession | null> =>
  (await tx.rows<LeftSession>(REVOKE_BY_TOKEN, [tokenHash, now]))[0] ?? null;

const HOLD_SHOWN: Statement = {
  name: 'hold-shown-passkey',
  text: `SELECT passkey_shown_at AS at FROM sessions WHERE id = $1 AND revoked_at IS NULL FOR UPDATE`,
};

/** When the session last showed a passkey; the row lock serialises the calls that would use it. */
export const holdShownPasskey = async (tx: Transaction, id: number): Promise<Date | null> =>
  (await tx.rows<{ at: Date | null }>(HOLD_SHOWN, [id]))[0]?.at ?? null;

const USE_SHOWN: Statement = {
  name: 'use-shown-passkey',
  text: `UPDATE sessions SET passkey_shown_at = NULL WHERE id = $1`,
};

export const useShownPasskey = async (tx: Transaction, id: number): Promise<void> =>
  void (await tx.rows(USE_SHOWN, [id]));

const SHOW: Statement = {
  name: 'show-passkey',
  text: `UPDATE sessions SET passkey_shown_at = $2 WHERE id = $1`,
};

export const saveShownPasskey = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(SHOW, [id, now]));
