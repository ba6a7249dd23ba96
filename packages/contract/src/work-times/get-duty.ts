import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { day, flag, listOf, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

const hours = z.object({ weekday: wholeNumber, fromMinute: wholeNumber, toMinute: wholeNumber });

/** When and where the serviceman takes work. Without an area there are no offers, even when on duty. */
export const getDuty = defineCall({
  name: 'get-duty',
  path: 'orders/offers',
  programType: 'getDuty',
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    isOnDuty: flag,
    /** The area nearest to where the serviceman sets out; null before one is chosen. */
    areaId: maybeWholeNumber,
    area: words,
    reachKm: wholeNumber,
    /** Monday is 1; minutes after midnight. */
    hours: listOf(hours),
    daysOff: listOf(day),
  }),
  refusals: [],
});
