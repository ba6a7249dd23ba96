import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** Files with the earning lines of a month or a financial year; the links expire after some minutes. */
export const getStatement = defineCall({
  name: 'get-statement',
  path: 'orders/earnings',
  programType: 'getStatement',
  who: ['serviceman'],
  writes: false,
  fields: { period: 'period' },
  /** '2026-11' for a month, '2026' for April 2026 to March 2027. */
  input: z.object({ period: textField(7) }),
  output: z.object({ pdfUrl: words, csvUrl: words }),
  refusals: ['statement.no-such-period'],
});
