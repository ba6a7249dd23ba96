import { setTimeout as pause } from 'node:timers/promises';
import { readAmount } from '@karigar/domain/money';
import { readCsv } from '@karigar/domain/payouts/csv';
import type { Look } from '#testing/fresh-people';
import type { RazorpayX } from '#testing/razorpayx/stand-in';
import { openTransfers, timePasses } from './payout-run-store.ts';

/** A transfer that the bank has made and not returned: the money has left. */
export type Transfer = {
  readonly account: string;
  readonly amount: number;
  readonly utr: string | null;
};

/** A bank that pays whatever file it is given, as often as it is given; one transfer in twenty fails. */
export const createBank = () => {
  const made: Transfer[] = [];
  let uploads = 0;
  return {
    made: (): readonly Transfer[] => made,
    /** Pays the lines of the file; its answer, in the bank's order. */
    upload: (csv: string): string[] =>
      readCsv(csv)
        .slice(1)
        .map(([reference = '', , account = '', , amount = '']) => {
          uploads += 1;
          if (uploads % 20 === 7) return `${reference},FAILED,,Account closed`;
          const utr = `HDFCN${String(uploads).padStart(11, '0')}`;
          made.push({ account, amount: readAmount(amount) ?? Number.NaN, utr });
          return `${reference},PAID,${utr},`;
        }),
  };
};

/** What goes wrong on the way to the payouts provider, at the banks behind it and on the way back. */
const FAULTS = {
  lost: 0.15,
  repeated: 0.3,
  lateMs: 200,
  cut: 0.1,
  failing: 0.05,
  badAccounts: 0.05,
  banksDown: 0.03,
  lateUtrs: 0.2,
  returns: 0.05,
} as const;

/** Without any progress: longer than a killed server is away, also on a machine that does much else. */
const PATIENCE_MS = 240_000;

/** The payouts provider with its banks, while the worker sends and asks by itself. */
export const createProvider = (razorpayX: RazorpayX, look: Look) => {
  razorpayX.goWrong(FAULTS);

  /** Until the worker knows what became of every transfer; false when it comes no further. */
  const settle = async (): Promise<boolean> => {
    let [least, since] = [Number.POSITIVE_INFINITY, Date.now()];
    for (let isLast = false; ;) {
      await razorpayX.settled();
      const { waiting, due } = await openTransfers(look);
      if (waiting + due < least) [least, since] = [waiting + due, Date.now()];
      if (waiting + due === 0 && isLast) return true;
      if (Date.now() - since > PATIENCE_MS) return false;
      // A transfer that came back without a webhook is found by the daily look.
      if (waiting + due === 0) {
        isLast = true;
        least = Number.POSITIVE_INFINITY;
        await timePasses(look, true);
      } else await timePasses(look, false);
      await pause(500);
    }
  };
  return {
    made: (): readonly Transfer[] =>
      [...razorpayX.books.payouts.values()]
        .filter(({ status }) => ['queued', 'processing', 'processed'].includes(status))
        .map(({ accountNumber: account, amount, utr }) => ({ account, amount, utr })),
    settle,
    lostWebhooks: (): number => razorpayX.webhooks.lost,
    returned: (): number =>
      [...razorpayX.books.payouts.values()].filter(
        ({ status, utr }) => status === 'reversed' && utr !== null,
      ).length,
  };
};
