import { WORK_STEPS, type WorkStep } from '@karigar/domain/offers/work-steps';
import {
  NO_WORK_YET,
  ONBOARDING_STATES,
  ONBOARDING_STEPS,
} from '@karigar/domain/verification/onboarding';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  day,
  flag,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const hours = z.object({ weekday: wholeNumber, fromMinute: wholeNumber, toMinute: wholeNumber });

const missingStep = z.object({
  step: z.enum(WORK_STEPS) satisfies z.ZodMiniType<WorkStep>,
  /** The serviceman has done their part; our team does the rest. */
  waitsForUs: flag,
});

const onboardingStep = z.object({
  step: z.enum(ONBOARDING_STEPS),
  state: z.enum(ONBOARDING_STATES),
  /** Our team has checked it by then. */
  until: maybeInstant,
  /** Why it was rejected, and what to do. */
  reason: maybeWords,
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
    /** Only where company cash stops offers that are not paid already, or soon will. */
    cash: z.optional(z.enum(['warning', 'over'])),
    /** What comes before the first offer, step by step, and why there is no work yet; null once verified. */
    onboarding: z.optional(
      z.nullable(
        z.object({
          why: z.enum(NO_WORK_YET),
          /** Why our team withdrew it. */
          reason: maybeWords,
          steps: listOf(onboardingStep),
        }),
      ),
    ),
  }),
  refusals: [],
});
