import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const receiptRefusals = {
  'receipt.not-paid': business(msg`You get the receipt once the bill is paid.`),
  'statement.no-such-period': business(msg`There is no statement for this period.`),
} as const satisfies Record<string, Refusal>;
