import { dayOf } from '@karigar/domain/dates/india-day';
import { postCorrection, postRefund, type Refund } from '@karigar/domain/ledger/postings';
import { addedByParts, type BillPart } from '@karigar/domain/ledger/work-parts';
import type { Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { lockBalance } from './balance-store.ts';
import type { WrittenBill } from './bill-store.ts';
import { byServiceman } from './part-store.ts';
import { post, type Posting } from './posting-store.ts';
import { partiesOf, type MoneyBooking } from './write-payment.ts';

type Written = { readonly now: number; readonly by: number; readonly reason: string };

/** Of whom an amount is, with the part of it; the whole amount of who did the job alone. In the order of ids, to lock. */
const sharedBy = (
  bill: WrittenBill,
  alone: number,
  { before, added }: { readonly before: Paise; readonly added: Paise },
) => {
  if (bill.parts.length === 0) return [{ servicemanId: alone, of: bill, before, added }];
  const pieces = addedByParts(before, added, bill.parts);
  return bill.parts
    .map((part: BillPart, index) => ({
      servicemanId: part.servicemanId,
      of: part,
      ...(pieces[index] ?? { before, added }),
      part,
    }))
    .filter(({ of }) => of.billed > 0)
    .toSorted((one, other) => byServiceman(one.part, other.part));
};

const postingOf = (booking: MoneyBooking, { now, by, reason }: Written) =>
  ({
    causeId: null,
    bookingId: booking.id,
    writtenBy: by,
    reason,
    at: new Date(now),
    day: dayOf(now),
  }) satisfies Partial<Posting>;

/** What a posting moved for each serviceman of the job. */
export type Moved = { readonly servicemanId: number; readonly amount: Paise };

/** Posts a refund; of shared work each serviceman bears the own part of it. */
export const writeRefund = async (
  tx: Transaction,
  booking: MoneyBooking,
  bill: WrittenBill,
  refund: Pick<Refund, 'amount' | 'borneBy' | 'sharedBefore'>,
  written: Written,
): Promise<Moved[]> => {
  const { amount, borneBy, sharedBefore } = refund;
  const parties = partiesOf(booking, bill);
  const asked = { before: sharedBefore, added: amount };
  const shared = sharedBy(bill, parties.servicemanId, asked);
  for (const { servicemanId, of, before, added } of shared) {
    const { payable } = await lockBalance(tx, servicemanId);
    const own = { amount: added, borneBy, billed: of.billed, split: of, sharedBefore: before };
    const entries = postRefund({ ...parties, servicemanId }, { ...own, payable });
    await post(tx, { ...postingOf(booking, written), cause: 'refund', servicemanId, entries });
  }
  return shared.map(({ servicemanId, added }) => ({ servicemanId, amount: added }));
};

/** Posts what is given to, or taken from, the servicemen of a job; of shared work by the parts of its bill. */
export const writeCorrection = async (
  tx: Transaction,
  booking: MoneyBooking,
  bill: WrittenBill,
  given: { readonly before: Paise; readonly added: Paise },
  written: Written,
): Promise<Moved[]> => {
  const parties = partiesOf(booking, bill);
  const shared = sharedBy(bill, parties.servicemanId, given);
  for (const { servicemanId, added } of shared) {
    const { payable } = await lockBalance(tx, servicemanId);
    const entries = postCorrection({ ...parties, servicemanId }, added, payable);
    await post(tx, { ...postingOf(booking, written), cause: 'correction', servicemanId, entries });
  }
  return shared.map(({ servicemanId, added }) => ({ servicemanId, amount: added }));
};
