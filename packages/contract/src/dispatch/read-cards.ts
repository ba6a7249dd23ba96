import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { MOST_CARDS } from '../wire/console-fields.ts';
import { idField, textField } from '../wire/fields.ts';
import { flag, listOf } from '../wire/values.ts';
import { card } from './card.ts';

/** A card, and whether it is of the city and the skill that were asked for; without them it always is. */
const cardOfBoard = z.extend(card, { isOfBoard: flag });

/** The cards of these bookings as they are now, after hints; a missing one is left out. */
export const readCards = defineCall({
  name: 'read-cards',
  path: 'console/bookings',
  programType: 'getCards',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: false,
  fields: { ids: 'ids[]', cityId: 'cityId', skill: 'skill' },
  input: z.object({
    ids: z.array(idField).check(z.minLength(1), z.maxLength(MOST_CARDS)),
    cityId: z.optional(idField),
    skill: z.optional(textField(40)),
  }),
  output: listOf(cardOfBoard),
  refusals: [],
});
