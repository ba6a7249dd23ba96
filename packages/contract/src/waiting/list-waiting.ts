import { DESKS } from '@karigar/domain/console/desks';
import { ITEM_KINDS } from '@karigar/domain/console/waiting-items';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wordField } from '../wire/console-fields.ts';
import { idField, numberField, textField } from '../wire/fields.ts';
import { listOf, maybeWords } from '../wire/values.ts';
import { waitingItem } from './item.ts';

/** What waits for the caller's desks, the soonest deadline first. */
export const listWaiting = defineCall({
  name: 'list-waiting',
  path: 'console/waiting',
  programType: 'getWaiting',
  who: ['operator'],
  desks: DESKS,
  writes: false,
  fields: {
    kinds: 'kinds[]',
    whose: 'whose',
    cityId: 'cityId',
    limit: 'limit',
    after: 'after',
  },
  input: z.object({
    /** Only these; without them all kinds of the caller's desks. */
    kinds: z.optional(
      z.array(wordField(ITEM_KINDS)).check(z.minLength(1), z.maxLength(ITEM_KINDS.length)),
    ),
    /** Only what the caller has taken. */
    whose: z.optional(wordField(['mine'])),
    /** Of this city, and what belongs to no city. */
    cityId: z.optional(idField),
    limit: z.optional(numberField(1, 100)),
    /** `next` of the page before. */
    after: z.optional(textField(80)),
  }),
  output: z.object({ items: listOf(waitingItem), next: maybeWords }),
  refusals: ['waiting.page-unknown'],
});
