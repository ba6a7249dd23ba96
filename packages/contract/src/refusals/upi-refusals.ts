import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const upiRefusals = {
  'upi.not-found': business(msg`No such UPI request.`),
  'upi.not-waiting': business(msg`This UPI request has already been answered.`),
  'upi.bank-reference-missing': business(
    msg`Write the number of the transfer from the bank’s statement.`,
  ),
} as const satisfies Record<string, Refusal>;
