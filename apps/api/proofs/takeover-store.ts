import type { Look } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';

export const phoneOf = async (look: Look, accountId: number): Promise<string | null> =>
  (await look<{ phone: string | null }>('SELECT phone FROM accounts WHERE id = $1', [accountId]))[0]
    ?.phone ?? null;

export const emailOf = async (look: Look, accountId: number): Promise<string | null> =>
  (await look<{ email: string | null }>('SELECT email FROM accounts WHERE id = $1', [accountId]))[0]
    ?.email ?? null;

const RECOVERS = `SELECT FROM accounts WHERE id = $1 AND blocked_at IS NULL
  AND (phone = $2 AND phone_verified_at IS NOT NULL OR email = $2 AND email_verified_at IS NOT NULL)`;
/** Whether a recovery code goes to this contact; the call says the same either way. */
export const recovers = async (look: Look, accountId: number, contact: string): Promise<boolean> =>
  (await look(RECOVERS, [accountId, contact])).length === 1;

export const passkeysOf = async (look: Look, accountId: number): Promise<number> =>
  (await look('SELECT FROM passkeys WHERE account_id = $1', [accountId])).length;

const BANK = `SELECT account_number_sealed AS sealed, ifsc, holder_name AS holder,
    unconfirmed_since IS NULL AS "isConfirmed"
  FROM bank_details WHERE account_id = $1`;

type Row = { sealed: string; ifsc: string; holder: string; isConfirmed: boolean };

/** The bank account as a payout would find it, with its number in clear. */
export const bankOf = async ({ look, context }: OtpWorld, accountId: number) => {
  const [row] = await look<Row>(BANK, [accountId]);
  if (row === undefined) return null;
  const { sealed, ...rest } = row;
  return {
    ...rest,
    number: context.vault.open(sealed, `bank_details.account_number:${accountId}`),
  };
};
