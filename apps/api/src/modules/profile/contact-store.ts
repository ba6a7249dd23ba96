import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Statement, Transaction } from '#platform/db';
import type { ReachedBy } from './profile-store.ts';

const UPDATE: Statement = {
  name: 'save-contact',
  text: 'SELECT change_my_contact($1, $2, $3, $4)',
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
 * Whatever changes counts as proven: the database takes it only with the session's proof. Row level security hides other accounts, so only the unique index knows what is taken. A
 * violation would end the whole transaction; the savepoint limits it to this statement.
 */
export const saveContact = async (
  tx: Transaction,
  sessionId: number,
  { phone, email }: ReachedBy,
  now: Date,
): Promise<Result<null, 'phone.taken' | 'email.taken'>> => {
  await tx.rows(MARK);
  try {
    await tx.rows(UPDATE, [sessionId, now, phone, email]);
    return accepted(null);
  } catch (error) {
    const taken = takenBy(error);
    if (taken === null) throw error;
    await tx.rows(UNDO);
    return refused(taken);
  }
};
