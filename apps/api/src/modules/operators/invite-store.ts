import type { Desk } from '@karigar/domain/console/desks';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type InviteRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly desks: readonly Desk[];
  readonly cityId: number | null;
  readonly invitedBy: number | null;
  readonly totpSealed: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly withdrawnAt: Date | null;
};

const FIND: Statement = {
  name: 'find-invite',
  text: `SELECT id, email, name, desks, city_id AS "cityId", invited_by AS "invitedBy", totp_sealed AS "totpSealed",
      expires_at AS "expiresAt", used_at AS "usedAt", withdrawn_at AS "withdrawnAt"
    FROM operator_invites WHERE code_hash = $1 FOR UPDATE`,
};

/** The row lock lets one of two answers use it. */
export const lockInvite = async (tx: Transaction, codeHash: Buffer): Promise<InviteRow | null> =>
  (await tx.rows<InviteRow>(FIND, [codeHash]))[0] ?? null;

const KEPT: Statement = {
  name: 'lock-kept-invite',
  text: `SELECT id, email, desks FROM operator_invites
    WHERE id = $1 AND code_hash IS NULL AND withdrawn_at IS NULL FOR UPDATE`,
};

/** An invitation that waits for a second person. */
export const lockKeptInvite = async (
  tx: Transaction,
  id: number,
): Promise<Pick<InviteRow, 'id' | 'email' | 'desks'> | null> =>
  (await tx.rows<Pick<InviteRow, 'id' | 'email' | 'desks'>>(KEPT, [id]))[0] ?? null;

const WITHDRAW: Statement = {
  name: 'withdraw-invites',
  text: `UPDATE operator_invites SET withdrawn_at = $2, totp_sealed = NULL
    WHERE email = $1 AND used_at IS NULL AND withdrawn_at IS NULL AND id IS DISTINCT FROM $3`,
};

export const withdrawInvites = async (
  tx: Transaction,
  email: string,
  now: Date,
  but: number | null,
): Promise<void> => void (await tx.rows(WITHDRAW, [email, now, but]));

const WITHDRAW_ONE: Statement = {
  name: 'withdraw-invite',
  text: `UPDATE operator_invites SET withdrawn_at = $2, totp_sealed = NULL
    WHERE id = $1 AND used_at IS NULL AND withdrawn_at IS NULL AND expires_at > $2 RETURNING email`,
};

/** The email that it was for; null when it was not open. */
export const withdrawInviteRow = async (
  tx: Transaction,
  id: number,
  now: Date,
): Promise<string | null> =>
  (await tx.rows<{ email: string }>(WITHDRAW_ONE, [id, now]))[0]?.email ?? null;

const OPEN: Statement = {
  name: 'save-invite-code',
  text: `UPDATE operator_invites SET code_hash = $2, expires_at = $3 WHERE id = $1`,
};

export const saveInviteCode = async (
  tx: Transaction,
  id: number,
  codeHash: Buffer,
  expiresAt: Date,
): Promise<void> => void (await tx.rows(OPEN, [id, codeHash, expiresAt]));

const ADD = named({
  name: 'add-invite',
  text: `INSERT INTO operator_invites (email, name, desks, city_id, invited_by, created_at, expires_at)
    VALUES ($email, $name, $desks, $cityId, $invitedBy, $now, $expiresAt) RETURNING id`,
});

/** Without a code: nothing opens it yet. */
export const addInvite = async (
  tx: Transaction,
  invite: {
    readonly email: string;
    readonly name: string;
    readonly desks: readonly Desk[];
    readonly cityId: number | null;
    readonly invitedBy: number | null;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<number> => {
  const [made] = await tx.rows<{ id: number }>(ADD, ADD.values(invite));
  if (!made) throw new Error('no invitation was made');
  return made.id;
};

const SEAL: Statement = {
  name: 'save-invite-totp',
  text: `UPDATE operator_invites SET totp_sealed = $2 WHERE id = $1`,
};

export const saveInviteTotp = async (tx: Transaction, id: number, sealed: string): Promise<void> =>
  void (await tx.rows(SEAL, [id, sealed]));

const USE: Statement = {
  name: 'use-invite',
  text: `UPDATE operator_invites SET used_at = $2, totp_sealed = NULL WHERE id = $1`,
};

export const saveInviteUse = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(USE, [id, now]));

const CITY: Statement = {
  name: 'city-by-name',
  text: `SELECT id FROM cities WHERE lower(name) = lower($1)`,
};

export const findCity = async (tx: Transaction, name: string): Promise<number | null> =>
  (await tx.rows<{ id: number }>(CITY, [name]))[0]?.id ?? null;
