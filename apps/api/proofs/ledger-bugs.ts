import type { Account } from '@karigar/domain/ledger/entry';
import { minus, paise, type Paise } from '@karigar/domain/money';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import { withheldOf } from '@karigar/domain/ledger/withholding';
import { settleCapture } from '@karigar/domain/payments/online-payment';
import type { Bench, Posted } from './ledger-history-books.ts';

const cut = (total: Paise, basisPoints: number, whole: number): Paise =>
  paise(Math.floor((total * basisPoints) / whole));

const moved =
  (from: Account, to: Account) =>
  (posted: Posted): readonly Posted[] => [
    {
      ...posted,
      entries: posted.entries.map((entry) =>
        entry.account === from ? { ...entry, account: to } : entry,
      ),
    },
  ];

const only =
  (cause: string, change: (posted: Posted) => readonly Posted[]): Bench['write'] =>
  (posted) =>
    posted.cause.startsWith(`${cause}:`) ? change(posted) : [posted];

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
    write: only('refund', moved('commission', 'serviceman-share')),
  },
  'the rate of another day': {
    split: (total, rates) => {
      const right = splitBill(total, rates);
      return { ...right, commission: right.tax, tax: right.tax };
    },
  },
  'money of the gateway posted as money of the bank': {
    write: only('payment', moved('customer-credit', 'online')),
  },
  'a capture lost': { write: only('capture', () => []) },
  'money that came after cash is kept': {
    settle: (amount, facts) => {
      const settled = settleCapture(amount, facts);
      return settled && { ...settled, back: paise(0) };
    },
  },
  'money sent back without a posting': { write: only('online-refund', () => []) },
  "an operator's refund sent out of the customer's credit": {
    write: only('online-refund', moved('refunds', 'customer-credit')),
  },
  'a tip that is company cash': {
    write: only('tip', (posted) => [{ ...posted, entries: posted.entries.slice(0, 2) }]),
  },
  'the charge of a visit sent back with the rest': {
    settle: (amount, facts) =>
      settleCapture(amount, facts.state === 'cancelled' ? { ...facts, charge: paise(1) } : facts),
  },
  'a visit paid in advance and booked as money of the bank': {
    write: only('visit-settled', moved('customer-credit', 'online')),
  },
  'a visit that was waived and still owed': { write: only('visit-settled', () => []) },
  'the share of a waived visit taken back': {
    write: only('visit-settled', moved('commission', 'payable')),
  },
  'a returned transfer that is not due again': { write: only('payout-return', () => []) },
  'a returned transfer that is cash in hand': {
    write: only('payout-return', moved('payable', 'cash-in-hand')),
  },
  'the fee kept when the transfer came back': {
    write: only('payout-return', moved('fees', 'payable')),
  },
  'a daily payout of which the fee is gone': {
    write: only('payout', moved('fees', 'payouts')),
  },
  'tax withheld from what is above the threshold alone': {
    withhold: (open, earner, rates) => withheldOf(open.slice(-1), earner, rates),
  },
  'tax withheld up to the threshold': {
    withhold: (open, { hasPan, grossOfYear }, rates) =>
      withheldOf(open, { hasPan, grossOfYear: paise(grossOfYear + 5_00_000_00) }, rates),
  },
  'the rate with a PAN for everybody': {
    withhold: (open, { grossOfYear }, rates) =>
      withheldOf(open, { hasPan: true, grossOfYear }, rates),
  },
  'tax withheld from what the state has already': {
    write: only('withholding', moved('cash-in-hand', 'tax')),
  },
};
