import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postTransferred } from '@karigar/domain/ledger/postings';
import type { Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { post } from './posting-store.ts';

/** An operator's refund left the marketplace's own account; the reason is the bank's number of the transfer. */
export const writeTransferred = (
  tx: Transaction,
  booking: { readonly id: number; readonly serviceman_id: number | null },
  transfer: {
    readonly id: number;
    readonly amount: Paise;
    readonly by: number;
    readonly reason: string;
  },
  now: Instant,
): Promise<void> => {
  const { id: causeId, amount, by, reason } = transfer;
  const { id: bookingId, serviceman_id: servicemanId } = booking;
  if (servicemanId === null) throw new Error(`booking ${bookingId} was nobody's job`);
  return post(tx, {
    cause: 'refund-transfer',
    causeId,
    bookingId,
    servicemanId,
    writtenBy: by,
    reason,
    at: new Date(now),
    day: dayOf(now),
    entries: postTransferred(amount),
  });
};
