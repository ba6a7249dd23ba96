import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, numberField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

const MOST_SPANS = 21;
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(MOST_SPANS)));

/** Replaces the area, the reach and the weekly hours. */
export const saveWorkingHours = defineCall({
  name: 'save-working-hours',
  path: 'orders/offers',
  programType: 'saveWorkingHours',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: {
    areaId: 'areaId',
    reachKm: 'reachKm',
    weekdays: 'weekdays[]',
    fromMinutes: 'fromMinutes[]',
    toMinutes: 'toMinutes[]',
  },
  input: z
    .object({
      areaId: idField,
      reachKm: numberField(1, 50),
      weekdays: list(numberField(1, 7)),
      fromMinutes: list(numberField(0, 1439)),
      toMinutes: list(numberField(1, 1440)),
    })
    .check(
      z.refine(
        ({ weekdays, fromMinutes, toMinutes }) =>
          [fromMinutes, toMinutes].every((other) => other?.length === weekdays?.length),
        'the lists do not fit each other',
      ),
    ),
  output: nothing,
  refusals: ['duty.area-not-found', 'duty.hours-overlap'],
  done: msg`Saved.`,
});
