import { readEmail } from '@karigar/domain/identity/email';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Contact } from './profile-store.ts';

type ContactRefusal = 'phone.invalid' | 'email.invalid' | 'step-up.needed';

const isBlank = (written: string): boolean => written.trim() === '';

/** A first phone is free, another one asks for an OTP. What he never had he may go on leaving out. */
export const newContact = (
  stored: Contact,
  written: { readonly phone: string; readonly email: string },
): Result<Contact, ContactRefusal> => {
  const phone = readPhone(written.phone);
  if (phone === null && !(stored.phone === null && isBlank(written.phone)))
    return refused('phone.invalid');
  const email = readEmail(written.email);
  if (email === null && !(stored.email === null && isBlank(written.email)))
    return refused('email.invalid');
  if (stored.phone !== null && phone !== stored.phone) return refused('step-up.needed');
  return accepted({ phone, email });
};
