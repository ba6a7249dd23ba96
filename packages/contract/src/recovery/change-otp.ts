import * as z from 'zod/mini';
import { choiceField, textField } from '../wire/fields.ts';

/** What a code inside a session is for. */
export const changeOtpFields = { purpose: 'purpose', to: 'to', by: 'by' } as const;

export const changeOtp = {
  /** A step-up, before a stored phone or account number changes; or a new phone or email. */
  purpose: choiceField({ 'step-up': 'stepUp', 'new-phone': 'newPhone', 'new-email': 'newEmail' }),
  /** The new phone or email; a step-up goes to what the account has. */
  to: z.optional(textField(254)),
  /** A step-up by email, for one who has lost his phone: it needs the password too. */
  by: z.optional(choiceField({ phone: 'phone', email: 'email' })),
};
