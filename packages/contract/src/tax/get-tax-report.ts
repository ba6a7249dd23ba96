import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { taxReport } from './tax-report.ts';

/** Supplies, credit notes and tax withheld of a month, such as '2026-11'. */
export const getTaxReport = defineCall({
  name: 'get-tax-report',
  path: 'console/tax',
  programType: 'getTaxReport',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: { month: 'month' },
  input: z.object({ month: textField(7) }),
  output: z.object(taxReport),
  refusals: ['statement.no-such-period'],
});
