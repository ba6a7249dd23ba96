import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { paceField } from '../payouts/pace.ts';
import { numberField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** How often the caller is paid from now on; daily for the fee that the caller has read. */
export const choosePayoutPace = defineCall({
  name: 'choose-payout-pace',
  path: 'orders/earnings',
  programType: 'choosePayoutPace',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { pace: 'pace', fee: 'fee' },
  input: z.object({
    pace: paceField,
    /** In hundredths of a percent of each transfer. */
    fee: z.optional(numberField(0, 10_000)),
  }),
  output: nothing,
  refusals: ['payout.daily-not-offered', 'payout.fee-changed'],
  done: msg`Saved.`,
});
