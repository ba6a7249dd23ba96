import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Statement, Transaction } from '#platform/db';
import type { Contact } from './profile-store.ts';

const UPDATE: Statement = {
  name: 'save-contact',
  text: `UPDATE accounts SET phone = $2, email = $3 WHERE id = $1`,
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
 * Others' accounts are hidden from the caller's role, so only the index knows what is taken. Its
 * refusal would end the whole transaction; the savepoint keeps it to this one statement.
 */
export const saveContact = async (
  tx: Transaction,
  accountId: number,
  { phone, email }: Contact,
): Promise<Result<null, 'phone.taken' | 'email.taken'>> => {
  await tx.rows(MARK);
  try {
    await tx.rows(UPDATE, [accountId, phone, email]);
    return accepted(null);
  } catch (error) {
    const taken = takenBy(error);
    if (taken === null) throw error;
    await tx.rows(UNDO);
    return refused(taken);
  }
};
