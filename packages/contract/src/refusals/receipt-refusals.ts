import { business, type Refusal } from './refusal.ts';

export const receiptRefusals = {
  'receipt.not-paid': business(
    'You get the receipt once the bill is paid.',
    'बिल चुकाने के बाद रसीद मिलती है।',
  ),
  'statement.no-such-period': business(
    'There is no statement for this period.',
    'इस अवधि का कोई विवरण नहीं है।',
  ),
} as const satisfies Record<string, Refusal>;
