import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { nothing } from '../wire/values.ts';
import { credentialField, PASSKEY_ROLES, passkeyNameField } from './passkey.ts';

/** Adds the passkey that the browser made, and uses up the proof of the phone. */
export const addPasskey = defineCall({
  name: 'add-passkey',
  path: 'auth/passkeys',
  programType: 'addPasskey',
  who: PASSKEY_ROLES,
  writes: true,
  replay: 'reply',
  fields: { credential: 'credential', name: 'name' },
  input: z.object({
    credential: credentialField,
    /** Without one, the browser and system that the server recognises. */
    name: z.optional(passkeyNameField),
  }),
  output: nothing,
  details: stepUpNeeded,
  refusals: [
    'step-up.needed',
    'step-up.phone-needed',
    'step-up.too-new',
    'passkey.too-many',
    'passkey.not-added',
    'passkey.already-added',
  ],
  done: msg`Passkey added.`,
});
