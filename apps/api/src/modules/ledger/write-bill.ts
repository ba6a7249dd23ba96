import { billTotal } from '@karigar/domain/bookings/bill';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postBill } from '@karigar/domain/ledger/postings';
import { rateOn } from '@karigar/domain/ledger/rates';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import { times } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { readBill, readBillable, type Billable, type WrittenBill } from './bill-store.ts';
import { post } from './posting-store.ts';

/** Commission at the time of booking, tax at the end of the work. */
export const ratesOf = (
  { rates, category_id: category, booked_at: booked }: Billable,
  now: Instant,
) => ({
  commission: rateOn(rates, 'commission', category, dayOf(booked.getTime())),
  tax: rateOn(rates, 'tax', category, dayOf(now)),
});

/** Posts what the customer owes and whose share it is. Once per booking, under its lock. */
export const writeBill = async (
  tx: Transaction,
  bookingId: number,
  { now, by }: { readonly now: Instant; readonly by: number | null },
): Promise<WrittenBill> => {
  const found = await readBillable(tx, bookingId);
  if (found === null) throw new Error(`booking ${bookingId} has nobody to share its bill with`);
  const { customer_id: customerId, serviceman_id: servicemanId, category_id: categoryId } = found;
  const total = billTotal(
    found.total,
    found.add_ons.map((addOn) => ({ ...addOn, status: 'accepted' as const })),
  );
  if (found.total_after_end !== null && found.total_after_end !== total) {
    throw new Error(`the frozen total of booking ${bookingId} is not the sum of its items`);
  }
  const rates = ratesOf(found, now);
  const split = splitBill(total, rates);
  const service = {
    names: found.service_names,
    quantity: found.quantity,
    amount: found.total,
  };
  const addOns = found.add_ons.map(({ names, price, quantity }) => ({
    names,
    quantity,
    amount: times(price, quantity),
  }));
  await post(tx, {
    cause: 'bill',
    causeId: bookingId,
    bookingId,
    servicemanId,
    writtenBy: by,
    at: new Date(now),
    day: dayOf(now),
    entries: postBill({ customerId, servicemanId, categoryId }, { service, addOns }, split, rates),
  });
  return { ...split, categoryId, billed: total };
};

/** Reads the posted bill; posts it first for a booking that ended before the ledger existed. */
export const billWritten = async (
  tx: Transaction,
  booking: { readonly id: number; readonly ended_at: Date | null },
): Promise<WrittenBill> =>
  (await readBill(tx, booking.id)) ??
  (await writeBill(tx, booking.id, { now: (booking.ended_at ?? new Date(0)).getTime(), by: null }));
