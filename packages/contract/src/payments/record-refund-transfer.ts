import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Records that a refund was transferred to the customer, by the bank's number of the transfer. */
export const recordRefundTransfer = defineCall({
  name: 'record-refund-transfer',
  path: 'console/ledger',
  programType: 'recordRefundTransfer',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { transferId: 'transferId', utr: 'utr' },
  input: z.object({ transferId: idField, utr: textField(40) }),
  output: nothing,
  refusals: ['refund.not-found', 'refund.already-sent', 'refund.utr-invalid', 'refund.utr-used'],
  done: msg`Transfer recorded.`,
});
