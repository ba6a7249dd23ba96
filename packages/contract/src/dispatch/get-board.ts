import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField, idField, textField } from '../wire/fields.ts';
import { flag, listOf, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';
import { card } from './card.ts';

/** A serviceman of the city and the jobs of the day. */
const lane = z.object({
  id: wholeNumber,
  name: words,
  onDuty: flag,
  /** The day of the board is a day off. */
  dayOff: flag,
  jobs: listOf(card),
});

/** For the filter of the board. */
const skill = z.object({ id: words, name: words });

const counts = z.object({
  searching: wholeNumber,
  nobodyTook: wholeNumber,
  assigned: wholeNumber,
  overdue: wholeNumber,
  working: wholeNumber,
  heldDue: wholeNumber,
  noCode: wholeNumber,
});

/** The operators' board of a city and day: what has nobody or waits for a person, and 60 lanes after `after`. */
export const getBoard = defineCall({
  name: 'get-board',
  path: 'console/bookings',
  programType: 'getBoard',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: false,
  fields: { cityId: 'cityId', day: 'day', skill: 'skill', after: 'after' },
  input: z.object({
    cityId: idField,
    day: dateField,
    skill: z.optional(textField(40)),
    after: z.optional(idField),
  }),
  output: z.object({
    /** At most 200, what waits for a person first; none with `after`. */
    queue: listOf(card),
    lanes: listOf(lane),
    /** The `after` of the next lanes; null after the last. */
    next: maybeWholeNumber,
    counts,
    /** Cards of the queue that somebody else of the team has taken, and who; none with `after`. */
    taken: listOf(z.object({ id: wholeNumber, name: words })),
    /** All skills of the catalogue; none with `after`. */
    skills: listOf(skill),
    /** False while nothing is offered by itself: every booking needs a person. */
    offersOn: flag,
    /** The last hint of the city that the reply contains. */
    sequence: wholeNumber,
  }),
  refusals: [],
});
