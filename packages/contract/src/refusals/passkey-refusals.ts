import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const passkeyRefusals = {
  'login.passkey-refused': business(
    msg`This passkey could not be used. Please try again, or log in with an OTP.`,
  ),
  'passkey.not-added': business(msg`The passkey could not be checked. Please try again.`),
  'passkey.already-added': business(msg`This passkey is already added.`),
  'passkey.too-many': business(msg`You have 10 passkeys. Remove one to add another.`),
  'passkey.not-found': business(msg`This passkey is removed already.`),
} as const satisfies Record<string, Refusal>;
