import type { Instant } from '@karigar/domain/dates/instant';
import { customerForServiceman } from '@karigar/domain/privacy/customer-view';
import type { PassHolder } from '#platform/receipt-seals';
import type { ReceiptRow } from './receipt-store.ts';

/** The receipt as the holder of a pass sees it. A link that a serviceman shared fades too. */
export const receiptFor = (holder: PassHolder, row: ReceiptRow, now: Instant): ReceiptRow => {
  if (holder === 'customer') return row;
  const { customer_name: customerName, address, flatNo, houseNo, street, area } = row;
  const customer = { customerName, address, flatNo, houseNo, street, area };
  const faded = customerForServiceman(
    { ...customer, phone: null, alternatePhone: null, place: null },
    { state: 'completed', overAt: row.over_at?.getTime() ?? null, now },
  );
  return {
    ...row,
    customer_name: faded.customerName,
    // A business is whoever the customer is, and fades with the name.
    buyer_name: faded.customerName === customerName ? row.buyer_name : null,
    buyer_gstin: faded.customerName === customerName ? row.buyer_gstin : null,
    address: faded.address,
    flatNo: faded.flatNo,
    houseNo: faded.houseNo,
    street: faded.street,
  };
};
