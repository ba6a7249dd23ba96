import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';

/** Makes a signed record of the serviceman's jobs, skills, ratings and checked documents, to be shared by link. */
export const makeWorkRecord = defineCall({
  name: 'make-work-record',
  path: 'users/work-records',
  programType: 'makeWorkRecord',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: nothing,
  refusals: ['work-record.name-missing', 'work-record.too-many'],
  done: msg`Your work record is ready.`,
});
