import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { sumIn } from '@karigar/domain/ledger/entry';
import { postCash, postOnline, postPartPaid, type Parties } from '@karigar/domain/ledger/postings';
import { minus, sumOf, type Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { readBalance } from './balance-store.ts';
import type { WrittenBill } from './bill-store.ts';
import { byServiceman } from './part-store.ts';
import { post } from './posting-store.ts';
import { billWritten } from './write-bill.ts';

/** The money columns of a locked booking. */
export type MoneyBooking = {
  readonly id: number;
  readonly customer_id: number;
  readonly serviceman_id: number | null;
  readonly ended_at: Date | null;
  readonly paid: Paise;
};

/** Author and time of a posting, and the reason of a correction. */
export type Writing = {
  readonly now: Instant;
  readonly by: number | null;
  readonly reason?: string;
};

export const partiesOf = (booking: MoneyBooking, { categoryId }: WrittenBill): Parties => {
  const { customer_id: customerId, serviceman_id: servicemanId } = booking;
  if (servicemanId === null) throw new Error(`booking ${booking.id} is nobody's`);
  return { customerId, servicemanId, categoryId };
};

export type CashMove = { readonly before: Paise; readonly after: Paise };

/** Posts a payment or a reversal; returns the change of the serviceman's cash in hand. */
export const writePayment = async (
  tx: Transaction,
  booking: MoneyBooking,
  payment: { readonly id: number; readonly amount: Paise; readonly mode: string },
  { now, by, reason }: Writing,
): Promise<CashMove> => {
  const bill = await billWritten(tx, booking);
  const parties = partiesOf(booking, bill);
  const after = sumOf([booking.paid, payment.amount]);
  const moveOf = ({ share }: { readonly share: Paise }) => ({
    billed: bill.billed,
    share,
    before: booking.paid,
    after,
  });
  const own = bill.parts.find(({ servicemanId }) => servicemanId === parties.servicemanId) ?? bill;
  const entries =
    payment.mode === 'cash'
      ? postCash(parties, moveOf(own))
      : postOnline(parties, moveOf(own), payment.mode === 'online' ? 'customer-credit' : 'online');
  const isBack = payment.amount < 0;
  const posting = {
    bookingId: booking.id,
    paymentId: payment.id,
    writtenBy: by,
    ...(reason === undefined ? {} : { reason }),
    at: new Date(now),
    day: dayOf(now),
  };
  await post(tx, {
    ...posting,
    cause: isBack ? 'reversal' : 'payment',
    causeId: isBack ? null : payment.id,
    servicemanId: parties.servicemanId,
    entries,
  });
  // In the order of ids: each locks a balance.
  for (const part of bill.parts.filter((one) => one !== own).toSorted(byServiceman)) {
    const shared = postPartPaid(part.servicemanId, moveOf(part));
    const { servicemanId } = part;
    await post(tx, {
      ...posting,
      cause: 'part-paid',
      causeId: null,
      servicemanId,
      entries: shared,
    });
  }
  const { cashInHand } = await readBalance(tx, parties.servicemanId);
  return { before: minus(cashInHand, sumIn(entries, 'cash-in-hand')), after: cashInHand };
};
