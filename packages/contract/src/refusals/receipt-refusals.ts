import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const receiptRefusals = {
  'receipt.not-paid': business(msg`You get the receipt once the bill is paid.`),
  'buyer.invoice-written': business(
    msg`The invoice of this booking is written already. It can no longer be changed.`,
  ),
  'buyer.gstin-invalid': business(
    msg`This is no GSTIN. Copy the 15 letters and digits from the registration.`,
  ),
  'buyer.gstin-of-another-state': business(
    msg`This GSTIN is of another state than the place of work. Give the GSTIN of that state.`,
  ),
  'buyer.name-missing': business(msg`Write the name of the business as it is registered.`),
  'statement.no-such-period': business(msg`There is no statement for this period.`),
} as const satisfies Record<string, Refusal>;
