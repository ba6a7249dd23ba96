import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';
import { PASSKEY_ROLES } from './passkey.ts';

const passkey = z.object({
  id: wholeNumber,
  /** Empty where nobody gave one. */
  name: words,
  createdAt: maybeInstant,
  /** Null until it opened a session. */
  lastUsedAt: maybeInstant,
  /** Kept by a password manager, so that it is on other devices too. */
  isSynced: flag,
});

/** The account's passkeys, the newest first. */
export const listPasskeys = defineCall({
  name: 'list-passkeys',
  path: 'auth/passkeys',
  programType: 'getPasskeys',
  who: PASSKEY_ROLES,
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(passkey),
  refusals: [],
});
