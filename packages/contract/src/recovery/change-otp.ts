import * as z from 'zod/mini';
import { choiceField, textField } from '../wire/fields.ts';

/** What a code inside a session is for: an act of re-authentication, or a new phone or email. */
export const changeOtpFields = { purpose: 'purpose', to: 'to', by: 'by' } as const;

export const changeOtp = {
  /** The act that is confirmed, and the only one that the code counts for; or a new phone or email. */
  purpose: choiceField({
    'change-phone': 'changePhone',
    'change-email': 'changeEmail',
    'change-bank': 'changeBank',
    'add-passkey': 'addPasskey',
    'export-data': 'exportData',
    'delete-account': 'deleteAccount',
    'new-phone': 'newPhone',
    'new-email': 'newEmail',
  }),
  /** The new phone or email; a re-authentication code goes to a stored one. */
  to: z.optional(textField(254)),
  /** Re-authentication by email, for a lost phone: also needs the password. */
  by: z.optional(choiceField({ phone: 'phone', email: 'email' })),
};
