import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { financialYear, financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { postWithheld } from '@karigar/domain/ledger/postings';
import { withheldOf } from '@karigar/domain/ledger/withholding';
import { sumOf } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { lockBalance } from './balance-store.ts';
import { post } from './posting-store.ts';
import { hasPan, listBillsOfYear, readWithholdingRates } from './withholding-store.ts';

/**
 * Withholds what is due from the bills of a serviceman's financial year, each once, on the day of the bill that made it
 * due. Under the lock of the balance: two bills at once are looked at one after the other.
 */
export const writeWithholding = async (
  tx: Transaction,
  servicemanId: number,
  at: Instant,
): Promise<void> => {
  let { payable } = await lockBalance(tx, servicemanId);
  const day = dayOf(at);
  const bills = await listBillsOfYear(tx, servicemanId, financialYear(financialYearOf(day)));
  const earner = {
    hasPan: await hasPan(tx, servicemanId),
    grossOfYear: sumOf(bills.map(({ gross }) => gross)),
  };
  const open = bills.filter((bill) => !bill.is_withheld);
  const bookingOf = new Map(open.map((bill) => [bill.id, bill.booking_id]));
  for (const due of withheldOf(open, earner, await readWithholdingRates(tx))) {
    const entries = postWithheld(servicemanId, { ...due, payable });
    await post(tx, {
      cause: 'withholding',
      causeId: due.id,
      bookingId: bookingOf.get(due.id) ?? null,
      servicemanId,
      writtenBy: null,
      at: new Date(at),
      day,
      entries,
    });
    ({ payable } = await lockBalance(tx, servicemanId));
  }
};
