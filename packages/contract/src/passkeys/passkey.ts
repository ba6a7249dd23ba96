import { LONGEST_PASSKEY_NAME } from '@karigar/domain/identity/passkeys';
import * as z from 'zod/mini';
import { idField, textField } from '../wire/fields.ts';

/** The roles that have passkeys in the app. */
export const PASSKEY_ROLES = ['serviceman', 'customer'] as const;

export const passkeyIdField = idField;
export const passkeyNameField = textField(LONGEST_PASSKEY_NAME);

/** What the browser's `toJSON()` of a credential gives, as text. */
export const credentialField = textField(8000);

/** What the browser's `parse…OptionsFromJSON` takes, as text. Its challenge is valid once, for five minutes. */
export const passkeyOptions = z.object({ options: z.string().check(z.minLength(1)) });
