import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Role } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type SessionRow = {
  readonly id: number;
  readonly account_id: number | null;
  readonly role: Role;
  /** Null for a caller without a browser, who needs only the token. */
  readonly cookie_hash: Buffer | null;
  readonly last_used_at: Date;
  readonly idle_expires_at: Date;
  readonly expires_at: Date;
  readonly second_proof: SecondProof | null;
  readonly awaited_device: string | null;
};

const FIND: Statement = {
  name: 'find-session',
  text: `SELECT s.id, s.account_id, s.role, s.cookie_hash, s.last_used_at, s.idle_expires_at,
      s.expires_at, s.second_proof, s.awaited_device
    FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
      AND s.idle_expires_at > $2 AND a.blocked_at IS NULL`,
};

const LIVING: Statement = {
  name: 'living-sessions',
  text: `SELECT s.id FROM sessions s LEFT JOIN accounts a ON a.id = s.account_id
    WHERE s.id = ANY($1::bigint[]) AND s.revoked_at IS NULL AND s.expires_at > $2
      AND s.idle_expires_at > $2 AND a.blocked_at IS NULL`,
};

const OPEN = named({
  name: 'open-session',
  text: `INSERT INTO sessions (token_hash, cookie_hash, account_id, role, device, device_hash, player_id,
      created_at, last_used_at, idle_expires_at, expires_at, second_proof, awaited_device)
    VALUES ($tokenHash, $cookieHash, $accountId, $role, $device, $deviceHash, $playerId, $now, $now, $idleExpiresAt,
      $expiresAt, $secondProof, $awaitedDevice) RETURNING id`,
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
  text: `UPDATE sessions SET revoked_at = $2 WHERE cookie_hash = $1 AND revoked_at IS NULL
    RETURNING id`,
};

const REVOKE_BY_TOKEN: Statement = {
  name: 'revoke-session-by-token',
  text: `UPDATE sessions SET revoked_at = $2 WHERE token_hash = $1 AND revoked_at IS NULL
    RETURNING id, account_id AS "accountId"`,
};

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
  },
): Promise<void> => void (await tx.rows(OPEN, OPEN.values(session)));

export const touchSession = async (
  tx: Transaction,
  id: number,
  now: Date,
  idleExpiresAt: Date,
): Promise<void> => void (await tx.rows(TOUCH, [id, now, idleExpiresAt]));

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
