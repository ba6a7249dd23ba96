import { paise, sumOf } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { listUnwritten } from './unwritten-store.ts';
import { billWritten } from './write-bill.ts';
import { writePayment } from './write-payment.ts';

const AT_ONCE = 200;

/**
 * Posts bills and payments of bookings that ended before the ledger existed, with the same code as
 * new ones. Returns the last booking posted, null when none was left.
 */
export const backfillLedger = async (tx: Transaction, after = 0): Promise<number | null> => {
  const unwritten = await listUnwritten(tx, after, AT_ONCE);
  for (const { payments, ...booking } of unwritten) {
    await billWritten(tx, { ...booking });
    let paid = paise(0);
    for (const { id, amount, mode, taken_by: by, taken_at: at } of payments) {
      await writePayment(
        tx,
        { ...booking, paid },
        { id, amount, mode },
        { now: Date.parse(at), by },
      );
      paid = sumOf([paid, amount]);
    }
  }
  return unwritten.at(-1)?.id ?? null;
};
