import * as z from 'zod/mini';
import { choiceField, textField } from '../wire/fields.ts';

/** The purpose of a code inside a session. */
export const changeOtpFields = { purpose: 'purpose', to: 'to', by: 'by' } as const;

export const changeOtp = {
  /** Re-authentication before a stored phone or account number changes; or a new phone or email. */
  purpose: choiceField({ 'step-up': 'stepUp', 'new-phone': 'newPhone', 'new-email': 'newEmail' }),
  /** The new phone or email; a re-authentication code goes to a stored one. */
  to: z.optional(textField(254)),
  /** Re-authentication by email, for a lost phone: also needs the password. */
  by: z.optional(choiceField({ phone: 'phone', email: 'email' })),
};
