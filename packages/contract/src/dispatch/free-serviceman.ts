import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { MOST_CARDS, reasonFields, versionField, writtenReason } from '../wire/console-fields.ts';
import { dateField, idField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

const input = z
  .object({
    servicemanId: idField,
    day: dateField,
    bookingIds: z.optional(z.array(idField).check(z.maxLength(MOST_CARDS))),
    versions: z.optional(z.array(versionField).check(z.maxLength(MOST_CARDS))),
    ...writtenReason,
  })
  .check(
    z.refine(
      ({ bookingIds, versions }) => bookingIds?.length === versions?.length,
      'the two lists differ in length',
    ),
  );

/**
 * A serviceman does not come on this day: releases every assigned booking of the preview, which must still be as it
 * was shown, and keeps the day as a day off, so that nothing is offered. Each customer is notified once.
 */
export const freeServiceman = defineCall({
  name: 'free-serviceman',
  path: 'console/bookings',
  programType: 'freeServiceman',
  who: ['operator'],
  desks: ['dispatch'],
  writes: true,
  replay: 'reply',
  fields: {
    servicemanId: 'servicemanId',
    day: 'day',
    bookingIds: 'bookingIds[]',
    versions: 'versions[]',
    ...reasonFields,
  },
  input,
  output: z.object({ freed: wholeNumber }),
  refusals: ['serviceman.not-found', 'console.reason-missing', 'preview.changed'],
  done: msg`Released. Somebody else is looked for.`,
});
