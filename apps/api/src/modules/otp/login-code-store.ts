import type { Statement, Transaction } from '#platform/db';
import type { Asker } from './asker.ts';

const KEEP: Statement = {
  name: 'keep-login-code',
  text: `WITH send AS (
      INSERT INTO otp_sends (phone_hash, device_hash, address_hash, sent_at)
      VALUES ($1, $2, $3, $4) RETURNING id
    )
    INSERT INTO login_codes (phone_hash, device_hash, send_id, code_hash, expires_at)
    SELECT $1, $2, id, $5, $6 FROM send
    ON CONFLICT (phone_hash, device_hash) DO UPDATE SET send_id = excluded.send_id,
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
    RETURNING send_id`,
};

/** Counts the message and puts its code in the place of an older one; answers the message's id. */
export const keepLoginCode = async (
  tx: Transaction,
  asker: Asker,
  code: { readonly hash: string; readonly sentAt: Date; readonly expiresAt: Date },
): Promise<number> => {
  const [kept] = await tx.rows<{ send_id: number }>(KEEP, [
    asker.phone,
    asker.device,
    asker.address,
    code.sentAt,
    code.hash,
    code.expiresAt,
  ]);
  if (!kept) throw new Error('a login code was not kept');
  return kept.send_id;
};

export type LoginCodeRow = {
  readonly code_hash: string;
  readonly tries: number;
  readonly expires_at: Date;
};

const READ: Statement = {
  name: 'read-login-code',
  text: `SELECT code_hash, tries, expires_at FROM login_codes
    WHERE phone_hash = $1 AND device_hash = $2 FOR UPDATE`,
};

/** Guesses stand in line behind the row, so each sees the count of the one before. */
export const readLoginCode = async (tx: Transaction, asker: Asker): Promise<LoginCodeRow | null> =>
  (await tx.rows<LoginCodeRow>(READ, [asker.phone, asker.device]))[0] ?? null;

const COUNT: Statement = {
  name: 'count-login-try',
  text: `UPDATE login_codes SET tries = tries + 1 WHERE phone_hash = $1 AND device_hash = $2`,
};

export const countLoginTry = async (tx: Transaction, asker: Asker): Promise<void> =>
  void (await tx.rows(COUNT, [asker.phone, asker.device]));

const USE: Statement = {
  name: 'use-login-code',
  text: `WITH used AS (
      DELETE FROM login_codes WHERE phone_hash = $1 AND device_hash = $2 RETURNING send_id
    )
    UPDATE otp_sends SET verified_at = $3 FROM used WHERE otp_sends.id = used.send_id`,
};

export const useLoginCode = async (tx: Transaction, asker: Asker, now: Date): Promise<void> =>
  void (await tx.rows(USE, [asker.phone, asker.device, now]));
