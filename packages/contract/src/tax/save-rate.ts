import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField, idField, numberField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';
import { rateKindField } from './rate.ts';

/** Asks for a rate from a later day on; a second person must agree before that day begins. */
export const saveRate = defineCall({
  name: 'save-rate',
  path: 'console/tax',
  programType: 'saveRate',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: {
    kind: 'kind',
    categoryId: 'categoryId',
    fromDay: 'fromDay',
    basisPoints: 'basisPoints',
    reason: 'reason',
  },
  input: z.object({
    kind: rateKindField,
    /** Without one: for every category without a rate of its own. */
    categoryId: z.optional(idField),
    fromDay: dateField,
    /** Hundredths of a percent. */
    basisPoints: numberField(0, 10_000),
    reason: textField(500),
  }),
  /** The number under which the second person finds it. */
  output: z.object({ countersign: words }),
  refusals: [
    'console.reason-missing',
    'rate.too-early',
    'rate.out-of-range',
    'rate.category-not-found',
    'rate.without-category',
    'rate.unchanged',
    'countersign.asked-already',
  ],
  done: msg`A second person must agree now.`,
});
