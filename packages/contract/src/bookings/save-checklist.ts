import { MOST_ITEMS, readReading } from '@karigar/domain/bookings/checklist';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  choiceField,
  claimedTime,
  claimedTimeFields,
  idField,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(MOST_ITEMS)));

/** The whole checklist as it stands on the phone: what is missing in it was not done. The latest one counts. */
export const saveChecklist = defineCall({
  name: 'save-checklist',
  path: 'orders/orders',
  programType: 'saveChecklist',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: {
    ...bookingRefFields,
    steps: 'steps[]',
    readings: 'readings[]',
    values: 'values[]',
    reason: 'reason',
    ...claimedTimeFields,
  },
  input: z
    .object({
      ...bookingRef,
      /** Steps that were done. */
      steps: list(idField),
      /** Readings that were taken, and their numbers in the same order. */
      readings: list(idField),
      values: list(textField(12)),
      /** Why something required was left out. */
      reason: z.optional(
        choiceField({ 'not-needed': '1', 'no-access': '2', 'not-wanted': '3', 'no-tool': '4' }),
      ),
      ...claimedTime,
    })
    .check(
      z.refine(
        ({ readings = [], values = [] }) => readings.length === values.length,
        'the two lists differ in length',
      ),
      z.refine(
        ({ values = [] }) => values.every((value) => readReading(value) !== null),
        'a reading is no number',
      ),
    ),
  output: nothing,
  refusals: ['booking.not-found', 'booking.not-started', 'booking.cancelled'],
  done: msg`Checklist saved.`,
});
