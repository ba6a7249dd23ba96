import { DESKS } from '@karigar/domain/console/desks';
import { ITEM_KINDS } from '@karigar/domain/console/waiting-items';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { listOf, wholeNumber } from '../wire/values.ts';

/** How much waits for the caller's desks. It names nobody, so it may be asked every few seconds. */
export const countWaiting = defineCall({
  name: 'count-waiting',
  path: 'console/waiting',
  programType: 'countWaiting',
  who: ['operator'],
  desks: DESKS,
  writes: false,
  fields: { cityId: 'cityId' },
  input: z.object({ cityId: z.optional(idField) }),
  output: z.object({
    /** Every kind of the caller's desks; at most 200 of each are counted. */
    kinds: listOf(z.object({ kind: z.enum(ITEM_KINDS), count: wholeNumber, late: wholeNumber })),
    /** What the caller has taken. */
    mine: wholeNumber,
    /** Another one when an item came, went, or was taken: then the list is read again. */
    stamp: z.string(),
  }),
  refusals: [],
});
