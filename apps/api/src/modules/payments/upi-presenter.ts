import type { UpiRequest } from '@karigar/contract/payments/upi-request';
import type { Upi } from '#platform/upi';
import type { UpiRow } from './upi-store.ts';

export const presentRequest = (upi: Upi, row: UpiRow, bookingNo: string): UpiRequest => ({
  reference: row.reference,
  link: upi.linkTo({ amount: row.amount, reference: row.reference, note: bookingNo }),
  amount: row.amount,
  askedAt: row.asked_at.getTime(),
});
