import type { GivenConsent, OptionalPurpose } from '@karigar/domain/privacy/consent';
import type { Statement, Transaction } from '#platform/db';

type Row = {
  readonly purpose: string;
  readonly text_version: string;
  readonly given_at: Date;
  readonly withdrawn_at: Date | null;
};

/** The latest decision per purpose. */
const LIST: Statement = {
  name: 'list-consents',
  text: `SELECT DISTINCT ON (purpose) purpose, text_version, given_at, withdrawn_at FROM consents
    WHERE account_id = $1 ORDER BY purpose, id DESC`,
};

export const listGiven = async (tx: Transaction, accountId: number): Promise<GivenConsent[]> => {
  const rows = await tx.rows<Row>(LIST, [accountId]);
  return rows.map((row) => ({
    purpose: row.purpose,
    version: row.text_version,
    givenAt: row.given_at.getTime(),
    withdrawnAt: row.withdrawn_at?.getTime() ?? null,
  }));
};

/** Consent to a newer text ends consent to the older one. */
const END_OLDER: Statement = {
  name: 'end-older-consent',
  text: `UPDATE consents SET withdrawn_at = $4 WHERE account_id = $1 AND purpose = $2
    AND withdrawn_at IS NULL AND text_version <> $3`,
};
const GIVE: Statement = {
  name: 'give-consent',
  text: `INSERT INTO consents (account_id, purpose, text_version, given_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account_id, purpose) WHERE withdrawn_at IS NULL DO NOTHING`,
};

export const giveConsent = async (
  tx: Transaction,
  accountId: number,
  given: { readonly purpose: OptionalPurpose; readonly version: string; readonly at: Date },
): Promise<void> => {
  const values = [accountId, given.purpose, given.version, given.at];
  await tx.rows(END_OLDER, values);
  await tx.rows(GIVE, values);
};

const WITHDRAW: Statement = {
  name: 'withdraw-consent',
  text: `UPDATE consents SET withdrawn_at = $3 WHERE account_id = $1 AND purpose = $2
    AND withdrawn_at IS NULL`,
};

export const withdrawConsent = async (
  tx: Transaction,
  accountId: number,
  purpose: OptionalPurpose,
  at: Date,
): Promise<void> => void (await tx.rows(WITHDRAW, [accountId, purpose, at]));
