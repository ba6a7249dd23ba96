import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Who raised an alarm is safe, or it was a false alarm. */
export const endAlarm = defineCall({
  name: 'end-alarm',
  path: 'users/safety',
  programType: 'endAlarm',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { alarmId: 'id' },
  input: z.object({ alarmId: idField }),
  output: nothing,
  refusals: ['alarm.not-found'],
  done: msg`Good. Our team knows that you are safe.`,
});
