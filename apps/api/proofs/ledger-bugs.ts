import { minus, paise, type Paise } from '@karigar/domain/money';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import type { Bench, Posted } from './ledger-history.ts';

const cut = (total: Paise, basisPoints: number, whole: number): Paise =>
  paise(Math.floor((total * basisPoints) / whole));

const only =
  (cause: string, change: (posted: Posted) => readonly Posted[]): Bench['write'] =>
  (posted) =>
    posted.cause.startsWith(cause) ? change(posted) : [posted];

/** Realistic money bugs that the check must find. */
export const LEDGER_BUGS: Readonly<Record<string, Partial<Bench>>> = {
  'a one-sided entry': {
    write: only('payment', (posted) => [{ ...posted, entries: posted.entries.slice(0, -1) }]),
  },
  'rupees as a float': {
    write: only('bill', (posted) => [
      {
        ...posted,
        entries: posted.entries.map((entry) => ({
          ...entry,
          amount: (entry.amount * 1.1) as Paise,
        })),
      },
    ]),
  },
  'an event posted twice': { write: only('payment', (posted) => [posted, posted]) },
  'an event lost': { write: only('reversal', () => []) },
  'a paisa rounded away': {
    split: (total, { tax, commission }) => {
      const taxed = cut(total, tax, 10_000 + tax);
      const net = minus(total, taxed);
      return {
        tax: taxed,
        commission: cut(net, commission, 10_000),
        share: cut(net, 10_000 - commission, 10_000),
      };
    },
  },
  'a refund paid by the serviceman alone': {
    write: only('refund', (posted) => [
      {
        ...posted,
        entries: posted.entries.map((entry) =>
          entry.account === 'commission'
            ? { ...entry, account: 'serviceman-share' as const }
            : entry,
        ),
      },
    ]),
  },
  'the rate of another day': {
    split: (total, rates) => {
      const right = splitBill(total, rates);
      return { ...right, commission: right.tax, tax: right.tax };
    },
  },
};
