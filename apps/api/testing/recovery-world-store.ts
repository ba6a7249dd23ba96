import type { Look } from './fresh-people.ts';

export const forgetEmail = (look: Look, id: number) =>
  look(`UPDATE accounts SET email = NULL, email_verified_at = NULL WHERE id = $1`, [id]);

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
