import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const operatorRefusals = {
  'invite.not-valid': business(msg`This invitation is not valid any more. Ask for a new one.`),
  'invite.over': business(msg`This invitation was used or taken back already, or is too old.`),
  'authenticator.wrong-code': business(
    msg`This code is not right. Use the newest code of the authenticator app.`,
  ),
  'operator.passkey-refused': business(msg`This passkey could not be used. Please try again.`),
  'operator.login-wrong': business(msg`Email, password or code is wrong.`),
  'operator.too-many-tries': business(msg`Too many tries. Please wait an hour, or use a passkey.`),
  'operator.no-passkey': business(
    msg`You have no passkey. Ask an admin for an invitation to add one.`,
  ),
  'operator.not-found': business(msg`This operator was not found, or was closed.`),
  'operator.yourself': business(
    msg`Nobody gives or takes their own desks. Somebody else must do it.`,
  ),
  'operator.changed': business(msg`Somebody changed this operator meanwhile. Please look again.`),
  'operator.desks-apart': business(
    msg`These desks do not go together: audit is held alone, and in a large team admin and money are two people.`,
  ),
  'operator.no-desk': business(msg`Choose at least one desk.`),
  'operator.name-missing': business(msg`Write the name of the person.`),
  'operator.city-unknown': business(msg`This city was not found.`),
  'operator.last-admin': business(
    msg`Nobody else has the desk Admin. Give it to somebody else first.`,
  ),
} as const satisfies Record<string, Refusal>;
