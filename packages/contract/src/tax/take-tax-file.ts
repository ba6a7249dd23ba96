import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** One paper of a month's tax report as a file, with every row; audited. */
export const takeTaxFile = defineCall({
  name: 'take-tax-file',
  path: 'console/tax',
  programType: 'takeTaxFile',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'outcome',
  fields: { month: 'month', paper: 'paper' },
  input: z.object({ month: textField(7), paper: choiceField({ gst: 'gst', tds: 'tds' }) }),
  output: z.object({ name: words, csv: words }),
  refusals: ['statement.no-such-period'],
  done: msg`The file must be checked by an accountant.`,
});
