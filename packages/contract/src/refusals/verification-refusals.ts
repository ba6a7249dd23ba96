import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const verificationRefusals = {
  'verification.page-unknown': business(msg`This page does not exist. Start again from the first.`),
  'verification.not-found': business(msg`This serviceman was not found.`),
  'verification.bank-not-found': business(msg`This serviceman has no bank details.`),
  'verification.own-account': business(
    msg`This account is yours, or shares your phone or email. Somebody else must do it.`,
  ),
  'verification.not-waiting': business(msg`This document does not wait for an answer.`),
  'verification.changed': business(msg`This was changed in the meantime. Look at it again.`),
  'verification.another-reviewer': business(
    msg`You have approved it already. Another reviewer must look at it.`,
  ),
  'verification.too-many-tries': business(
    msg`You have tried five times. Reject it, or leave it to another reviewer.`,
  ),
  'verification.number-not-compared': business(
    msg`Type the number as you read it in the picture. It must be equal before you approve.`,
  ),
  'verification.reason-missing': business(
    msg`Choose a reason. Where none fits, write it in words the serviceman can read.`,
  ),
  'verification.expired': business(msg`This document has expired. Reject it.`),
  'verification.undo-over': business(msg`This can no longer be taken back.`),
  'verification.shown-name-missing': business(msg`Type the name that the bank shows.`),
  'verification.name-differs': business(
    msg`The bank shows another name than the account has. Refuse this bank account.`,
  ),
  'verification.incomplete': business(
    msg`Something is still missing. Open the serviceman's file to see what.`,
  ),
  'verification.already-so': business(msg`Nothing was changed: it is already so.`),
  'skill.none-chosen': business(msg`Choose at least one skill.`),
  'skill.not-found': business(msg`One of these skills does not exist.`),
} as const satisfies Record<string, Refusal>;
