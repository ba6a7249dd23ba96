import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Contact } from '@karigar/domain/identity/step-up';
import type { Statement, Transaction } from '#platform/db';

const UPDATE: Statement = {
  name: 'save-contact',
  text: `UPDATE accounts SET phone = $2, email = $3,
      phone_verified_at = CASE WHEN phone IS NOT DISTINCT FROM $2 THEN phone_verified_at
        WHEN $4::boolean THEN $6::timestamptz END,
      email_verified_at = CASE WHEN email IS NOT DISTINCT FROM $3 THEN email_verified_at
        WHEN $5::boolean THEN $6::timestamptz END
    WHERE id = $1`,
};

const MARK: Statement = { name: 'mark-contact', text: 'SAVEPOINT contact' };
const UNDO: Statement = { name: 'undo-contact', text: 'ROLLBACK TO SAVEPOINT contact' };

const UNIQUE_VIOLATION = '23505';
const TAKEN = { accounts_phone_key: 'phone.taken', accounts_email: 'email.taken' } as const;

const takenBy = (error: unknown): 'phone.taken' | 'email.taken' | null => {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return null;
  if (error.code !== UNIQUE_VIOLATION) return null;
  return TAKEN[error.constraint as keyof typeof TAKEN] ?? null;
};

/**
 * Row level security hides other accounts, so only the unique index knows what is taken. A
 * violation would end the whole transaction; the savepoint limits it to this statement.
 */
export const saveContact = async (
  tx: Transaction,
  accountId: number,
  { phone, email, isPhoneProven, isEmailProven, now }: Contact & { readonly now: Date },
): Promise<Result<null, 'phone.taken' | 'email.taken'>> => {
  await tx.rows(MARK);
  try {
    await tx.rows(UPDATE, [accountId, phone, email, isPhoneProven, isEmailProven, now]);
    return accepted(null);
  } catch (error) {
    const taken = takenBy(error);
    if (taken === null) throw error;
    await tx.rows(UNDO);
    return refused(taken);
  }
};
