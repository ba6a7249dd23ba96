import { billTotal } from '@karigar/domain/bookings/bill';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postBill, type LeftToOthers } from '@karigar/domain/ledger/postings';
import { rateOn } from '@karigar/domain/ledger/rates';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import { partsOfBill, type BillPart, type Worked } from '@karigar/domain/ledger/work-parts';
import { minus, sumOf, times } from '@karigar/domain/money';
import { msg } from '@karigar/domain/msg';
import type { Transaction } from '#platform/db';
import { namesOf } from '#platform/names';
import { readBill, readBillable, type Billable, type WrittenBill } from './bill-store.ts';
import { saveParts } from './part-store.ts';
import { post } from './posting-store.ts';

/** Commission at the time of booking, tax at the end of the work. */
export const ratesOf = (
  { rates, category_id: category, booked_at: booked }: Billable,
  now: Instant,
) => ({
  commission: rateOn(rates, 'commission', category, dayOf(booked.getTime())),
  tax: rateOn(rates, 'tax', category, dayOf(now)),
});

type BillWriting = {
  readonly now: Instant;
  readonly by: number | null;
  /** Who worked for how long, if more than one serviceman did. */
  readonly worked?: readonly Worked[];
};

/** What the parts of shared work leave to the others, as a line of each bill. */
const OTHERS = msg`Worked by another serviceman: {others} of {all} minutes`;

const leftToOthers = (part: BillPart, parts: readonly BillPart[]): LeftToOthers => {
  const all = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const billed = sumOf(parts.map((one) => one.billed));
  return {
    names: namesOf(OTHERS, { others: all - part.minutes, all }),
    amount: minus(part.billed, billed),
  };
};

/**
 * Posts what the customer owes and whose share it is. Once per booking, under its lock. Of shared work each serviceman has
 * the bill of the own part.
 */
export const writeBill = async (
  tx: Transaction,
  bookingId: number,
  { now, by, worked = [] }: BillWriting,
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
  const posting = { bookingId, writtenBy: by, at: new Date(now), day: dayOf(now) };
  const partiesOf = (id: number) => ({ customerId, servicemanId: id, categoryId });
  const items = { service, addOns };
  const shared = partsOfBill(split, worked);
  const parts = shared.length === 0 ? [] : await saveParts(tx, bookingId, shared, posting.at);
  if (parts.length === 0) {
    const entries = postBill(partiesOf(servicemanId), items, split, rates);
    await post(tx, { ...posting, cause: 'bill', causeId: bookingId, servicemanId, entries });
  }
  for (const part of parts) {
    const isOwn = part.servicemanId === servicemanId;
    await post(tx, {
      ...posting,
      cause: isOwn ? 'bill' : 'part',
      causeId: isOwn ? bookingId : part.id,
      servicemanId: part.servicemanId,
      entries: postBill(
        partiesOf(part.servicemanId),
        { ...items, others: leftToOthers(part, parts) },
        part,
        rates,
      ),
    });
  }
  return { ...split, categoryId, billed: total, parts };
};

/** Reads the posted bill; posts it first for a booking that ended before the ledger existed. */
export const billWritten = async (
  tx: Transaction,
  booking: { readonly id: number; readonly ended_at: Date | null },
): Promise<WrittenBill> =>
  (await readBill(tx, booking.id)) ??
  (await writeBill(tx, booking.id, { now: (booking.ended_at ?? new Date(0)).getTime(), by: null }));
