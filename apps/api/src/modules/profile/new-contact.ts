import { readEmail } from '@karigar/domain/identity/email';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { ReachedBy } from './profile-store.ts';

const isBlank = (written: string): boolean => written.trim() === '';

/** Normalises the new contact. A contact that was never stored may stay empty. */
export const newContact = (
  stored: ReachedBy,
  written: ReachedBy<string>,
): Result<ReachedBy, 'phone.invalid' | 'email.invalid'> => {
  const phone = readPhone(written.phone);
  if (phone === null && !(stored.phone === null && isBlank(written.phone)))
    return refused('phone.invalid');
  const email = readEmail(written.email);
  if (email === null && !(stored.email === null && isBlank(written.email)))
    return refused('email.invalid');
  return accepted({ phone, email });
};
