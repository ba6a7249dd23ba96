import { WORK_STEPS, type WorkStep } from '@karigar/domain/offers/work-steps';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { day, flag, listOf, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

const hours = z.object({ weekday: wholeNumber, fromMinute: wholeNumber, toMinute: wholeNumber });

const missingStep = z.object({
  step: z.enum(WORK_STEPS) satisfies z.ZodMiniType<WorkStep>,
  /** The serviceman has done their part; our team does the rest. */
  waitsForUs: flag,
});

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
    /** What is missing before jobs are offered; empty for a serviceman who gets offers. */
    missing: listOf(missingStep),
  }),
  refusals: [],
});
