import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';
import { paceField } from './pace.ts';

/**
 * Freezes who is paid, how much, to which version of the bank account, what is kept of the cash in hand, and who is left
 * out and why. Of everybody with a payable amount, of those who chose to be paid daily, with their fee, or of one serviceman.
 */
export const preparePayoutRun = defineCall({
  name: 'prepare-payout-run',
  path: 'console/payouts',
  programType: 'preparePayoutRun',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { servicemanId: 'servicemanId', pace: 'pace' },
  input: z.object({ servicemanId: z.optional(idField), pace: z.optional(paceField) }),
  output: z.object({ runId: wholeNumber }),
  refusals: ['payout.nothing-to-pay'],
  done: msg`Payout run prepared.`,
});
