import type { Look } from './fresh-people.ts';

export const forgetEmail = (look: Look, id: number) =>
  look(`UPDATE accounts SET email = NULL, email_verified_at = NULL WHERE id = $1`, [id]);

export const speakHindi = (look: Look, id: number) =>
  look(`UPDATE accounts SET language = 'hi' WHERE id = $1`, [id]);

/** The sealed number is invalid; only its mask is read. */
export const addBankNumber = (look: Look, id: number, masked: string) =>
  look(
    `INSERT INTO bank_details (account_id, bank_name, holder_name, account_number_sealed,
       account_number_masked, ifsc, updated_at) VALUES ($1, 'B', 'H', 'x', $2, 'HDFC0001234', now())`,
    [id, masked],
  );

/** As if the account had not been used since then. */
export const grownIdle = async (look: Look, id: number, since: Date) => {
  await look(
    `UPDATE accounts SET created_at = $2::timestamptz, phone_verified_at = $2::timestamptz
     WHERE id = $1`,
    [id, since],
  );
  await look(`UPDATE known_devices SET last_seen_at = $2 WHERE account_id = $1`, [id, since]);
  await look(`UPDATE sessions SET last_used_at = $2 WHERE account_id = $1`, [id, since]);
};

export const casesOf = async (look: Look, id: number): Promise<string[]> =>
  (
    await look<{ reason: string }>(`SELECT reason FROM recovery_cases WHERE account_id = $1`, [id])
  ).map(({ reason }) => reason);

export const unprovePhone = (look: Look, id: number) =>
  look(`UPDATE accounts SET phone_verified_at = NULL WHERE id = $1`, [id]);

/** Removes a message that was read, so that its text is nowhere else in the database. */
export const dropLetter = (look: Look, words: string) =>
  look(`DELETE FROM dev_inbox WHERE position($1 IN body) > 0`, [words]);

export const countDevices = async (look: Look, id: number): Promise<number> =>
  (await look(`SELECT FROM known_devices WHERE account_id = $1`, [id])).length;

/** Outcomes of a call in the security log of an account. */
export const loggedOf = async (look: Look, id: number, kind: string): Promise<string[]> =>
  (
    await look<{ outcome: string }>(
      `SELECT outcome FROM security_events WHERE account_id = $1 AND kind = $2`,
      [id, kind],
    )
  ).map(({ outcome }) => outcome);
