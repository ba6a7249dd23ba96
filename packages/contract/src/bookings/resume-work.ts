import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, claimedTime, claimedTimeFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { workRefusals } from './work-refusals.ts';

export const resumeWork = defineCall({
  name: 'resume-work',
  path: 'orders/orders',
  programType: 'resumeService',
  spec: 14,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, ...claimedTimeFields },
  input: z.object({ ...bookingRef, ...claimedTime }),
  output: nothing,
  refusals: workRefusals('resume'),
  done: msg`Work resumed.`,
});
