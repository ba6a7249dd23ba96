import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postVisit, postVisitSettled } from '@karigar/domain/ledger/postings';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import { msg } from '@karigar/domain/msg';
import type { Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { namesOf } from '#platform/names';
import { readBillable, readVisit } from './bill-store.ts';
import { post } from './posting-store.ts';
import { ratesOf } from './write-bill.ts';

/** Why a visit is charged, and the name of its earning line. */
const VISITS = {
  'nobody-home': msg`Visit, nobody at home`,
  'cancelled-late': msg`Visit, cancelled late`,
  revisit: msg`Warranty visit for the work of another serviceman`,
};

/** What the serviceman gets when this visit is charged. */
export const visitShare = async (
  tx: Transaction,
  bookingId: number,
  { charge, now }: { readonly charge: Paise; readonly now: Instant },
): Promise<Paise> => {
  const found = await readBillable(tx, bookingId);
  if (found === null) throw new Error(`booking ${bookingId} has nobody who came`);
  return splitBill(charge, ratesOf(found, now)).share;
};

/** A visit for nothing: posts the customer's debt and the serviceman's share, payable at once. Returns the share. */
export const writeVisit = async (
  tx: Transaction,
  bookingId: number,
  visit: {
    readonly charge: Paise;
    readonly now: Instant;
    /** Null for the system. */
    readonly by: number | null;
    readonly why?: keyof typeof VISITS;
  },
): Promise<Paise> => {
  const { charge, now, by, why = 'nobody-home' } = visit;
  const found = await readBillable(tx, bookingId);
  if (found === null) throw new Error(`booking ${bookingId} has nobody who came`);
  const { customer_id: customerId, serviceman_id: servicemanId, category_id: categoryId } = found;
  const rates = ratesOf(found, now);
  const split = splitBill(charge, rates);
  const line = { names: namesOf(VISITS[why]), quantity: 1, amount: charge };
  await post(tx, {
    cause: 'visit',
    causeId: bookingId,
    bookingId,
    servicemanId,
    writtenBy: by,
    at: new Date(now),
    day: dayOf(now),
    entries: postVisit({ customerId, servicemanId, categoryId }, line, split, rates),
  });
  return split.share;
};

/** Whether a visit of this booking is posted. */
export const hasVisit = async (tx: Transaction, bookingId: number): Promise<boolean> =>
  (await readVisit(tx, bookingId)) !== null;

/** Settles the visit charge as paid or waived, with the tax of the original posting. */
export const writeVisitSettled = async (
  tx: Transaction,
  bookingId: number,
  settled: {
    readonly outcome: 'paid' | 'waived';
    readonly reason: string | null;
    readonly now: Instant;
    /** Null for the system, where money that was paid in the app pays it. */
    readonly by: number | null;
  },
): Promise<void> => {
  const { outcome, reason, now, by } = settled;
  const [found, visit] = [await readBillable(tx, bookingId), await readVisit(tx, bookingId)];
  if (found === null || visit === null) throw new Error(`booking ${bookingId} had no visit`);
  const { customer_id: customerId, serviceman_id: servicemanId, category_id: categoryId } = found;
  await post(tx, {
    cause: 'visit-settled',
    causeId: bookingId,
    bookingId,
    servicemanId,
    writtenBy: by,
    ...(reason !== null && { reason }),
    at: new Date(now),
    day: dayOf(now),
    entries: postVisitSettled(
      { customerId, servicemanId, categoryId },
      visit,
      outcome,
      by === null ? 'customer-credit' : 'online',
    ),
  });
};
