import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField, idField } from '../wire/fields.ts';
import {
  flag,
  listOf,
  maybeDay,
  maybeInstant,
  maybeWholeNumber,
  wholeNumber,
  words,
} from '../wire/values.ts';

const job = z.object({
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
  version: wholeNumber,
  state: words,
  serviceName: words,
  area: words,
  scheduledAt: maybeInstant,
  /** The day on which held work goes on; null for other work. */
  heldUntil: maybeDay,
  customerName: words,
  /** False for work that has started, which is put on hold first, and for held work, which is given to somebody else. */
  isFreed: flag,
  /** Whom the rules of offers would ask first; null for nobody. */
  nextId: maybeWholeNumber,
  nextName: words,
});

/** The preview of `free-serviceman`: what a serviceman who does not come on this day has, and who could come instead. */
export const listJobsToFree = defineCall({
  name: 'list-jobs-to-free',
  path: 'console/bookings',
  programType: 'getJobsToFree',
  who: ['operator'],
  desks: ['dispatch'],
  writes: false,
  fields: { servicemanId: 'servicemanId', day: 'day' },
  input: z.object({ servicemanId: idField, day: dateField }),
  output: listOf(job),
  refusals: ['serviceman.not-found'],
});
