import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { words } from '../wire/values.ts';

const part = z.object({
  name: words,
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** All stored data of the caller, under plain names; sealed numbers are masked. */
export const exportMyData = defineCall({
  name: 'export-my-data',
  path: 'users/privacy',
  programType: 'exportMyData',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({ madeAt: words, parts: z.array(part) }),
  details: stepUpNeeded,
  refusals: ['export.too-many-today', 'step-up.needed', 'account.under-check'],
});
