import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/**
 * Freezes who is paid, how much, to which version of the bank account, what is kept of the cash in hand, and who is left
 * out and why. Of everybody with a payable amount, or of one serviceman.
 */
export const preparePayoutRun = defineCall({
  name: 'prepare-payout-run',
  path: 'console/payouts',
  programType: 'preparePayoutRun',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { servicemanId: 'servicemanId' },
  input: z.object({ servicemanId: z.optional(idField) }),
  output: z.object({ runId: wholeNumber }),
  refusals: ['payout.nothing-to-pay'],
  done: msg`Payout run prepared.`,
});
