import type { Instant } from '@karigar/domain/dates/instant';
import { minus, paise, type Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { insertRefund, listRefundable } from './online-refund-store.ts';
import { insertTransfer } from './refund-transfer-store.ts';

/** An operator's refund goes back to where the customer paid from; what was not paid in the app is transferred by a person. */
export const refundToSource = async (
  tx: Transaction,
  bookingId: number,
  amount: Paise,
  now: Instant,
): Promise<void> => {
  let rest = amount;
  for (const { id: captureId, left } of await listRefundable(tx, bookingId)) {
    const part = paise(Math.min(rest, left));
    if (part <= 0) continue;
    const refund = { captureId, bookingId, amount: part, why: 'operator' } as const;
    await insertRefund(tx, { ...refund, at: new Date(now) });
    rest = minus(rest, part);
  }
  if (rest > 0) await insertTransfer(tx, bookingId, rest, new Date(now));
};
