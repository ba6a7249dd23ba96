import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { MOST_CARDS } from '../wire/console-fields.ts';
import { idField } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';
import { card } from './card.ts';

/** The cards of these bookings as they are now, after hints; a missing one is left out. */
export const readCards = defineCall({
  name: 'read-cards',
  path: 'console/bookings',
  programType: 'getCards',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: false,
  fields: { ids: 'ids[]' },
  input: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(MOST_CARDS)) }),
  output: listOf(card),
  refusals: [],
});
