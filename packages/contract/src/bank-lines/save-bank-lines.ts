import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/**
 * Lines of the bank's statement that brought money, as lines of Day,Amount,Reference,Words,Nth. A line that was saved
 * before changes nothing: the same file again, or one that overlaps, adds what is new.
 */
export const saveBankLines = defineCall({
  name: 'save-bank-lines',
  path: 'console/bank-lines',
  programType: 'saveBankLines',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { lines: 'lines' },
  input: z.object({ lines: textField(120_000) }),
  output: z.object({ added: wholeNumber, known: wholeNumber }),
  refusals: ['bank-line.unreadable', 'bank-line.day-impossible'],
  done: msg`Statement saved.`,
});
