import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const operatorRefusals = {
  'invite.not-valid': business(msg`This invitation is not valid any more. Ask for a new one.`),
  'authenticator.wrong-code': business(
    msg`This code is not right. Use the newest code of the authenticator app.`,
  ),
  'operator.passkey-refused': business(msg`This passkey could not be used. Please try again.`),
  'operator.login-wrong': business(msg`Email, password or code is wrong.`),
  'operator.too-many-tries': business(msg`Too many tries. Please wait an hour, or use a passkey.`),
  'operator.no-passkey': business(
    msg`You have no passkey. Ask an admin for an invitation to add one.`,
  ),
} as const satisfies Record<string, Refusal>;
