import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { sumIn, type Account, type Entry } from '@karigar/domain/ledger/entry';
import type { Payout } from '@karigar/domain/ledger/postings';
import type { Rate } from '@karigar/domain/ledger/rates';
import { splitBill, type BillRates, type Split } from '@karigar/domain/ledger/split-bill';
import { withheldOf } from '@karigar/domain/ledger/withholding';
import { minus, paise, sumOf, type Paise } from '@karigar/domain/money';
import { settleCapture } from '@karigar/domain/payments/online-payment';

export type Posted = {
  readonly cause: string;
  readonly job: number | null;
  readonly entries: readonly Entry[];
};

/** What the gateway captured: how much of it paid the bill, and what of that an operator refunded. */
export type Capture = { readonly amount: Paise; used: Paise; refunded: Paise };

/** Money that the gateway sends back; posted once it says that it has. */
export type Back = {
  readonly amount: Paise;
  readonly of: 'customer-credit' | 'refunds';
  isSent: boolean;
};

export type Job = {
  readonly categoryId: number;
  /** A visit is payable at once; a cancelled booking has no bill, only what was paid for it before. */
  readonly state: 'ended' | 'visit' | 'cancelled';
  readonly items: readonly Paise[];
  readonly rates: BillRates;
  readonly split: Split;
  readonly billed: Paise;
  readonly payments: { amount: Paise; reversed: Paise; mode: 'cash' | 'upi' | 'online' }[];
  readonly captures: Capture[];
  readonly backs: Back[];
  settled: 'paid' | 'waived' | null;
  refunded: Paise;
  shared: Paise;
  tip: Paise | null;
  given: Paise;
};

/** A bill of which tax may be withheld, and whether there was a PAN when it was written. */
export type TaxedBill = {
  readonly job: number;
  readonly day: IndiaDay;
  readonly gross: Paise;
  readonly hasPan: boolean;
};

export type Books = {
  readonly posted: Posted[];
  readonly jobs: Job[];
  readonly bills: TaxedBill[];
  readonly payouts: (Payout & { isReturned: boolean })[];
  rates: Rate[];
};

/** Where a bug can be planted: in a rule, and in each posting before it is written. */
export type Bench = {
  readonly split: (total: Paise, rates: BillRates) => Split;
  readonly withhold: typeof withheldOf;
  readonly settle: typeof settleCapture;
  readonly write: (posted: Posted) => readonly Posted[];
};
export const HONEST: Bench = {
  split: splitBill,
  withhold: withheldOf,
  settle: settleCapture,
  write: (posted) => [posted],
};

export const SERVICEMAN = 7;
export const CUSTOMER = 8;
const FIRST = '2025-01-01' as IndiaDay;

/** The books while they are kept. */
export type Keeper = {
  readonly books: Books;
  readonly bench: Bench;
  readonly withheld: Set<number>;
  day: IndiaDay;
  hasPan: boolean;
  post: (cause: string, job: number | null, entries: readonly Entry[]) => void;
  balance: (account: Account) => Paise;
};

export const paidOf = ({ payments }: Job): Paise =>
  sumOf(payments.map(({ amount, reversed }) => minus(amount, reversed)));

export const openBooks = (bench: Bench): Keeper => {
  const begin = (kind: Rate['kind'], basisPoints: number, fromDay: IndiaDay): Rate => ({
    kind,
    categoryId: null,
    fromDay,
    basisPoints,
  });
  const rates = [
    begin('commission', 1500, FIRST),
    begin('tax', 1800, FIRST),
    begin('tds', 10, addDays(FIRST, 60)),
    begin('tds-without-pan', 500, addDays(FIRST, 60)),
  ];
  const books: Books = { posted: [], jobs: [], bills: [], payouts: [], rates };
  let causes = 0;
  return {
    books,
    bench,
    withheld: new Set(),
    day: FIRST,
    hasPan: true,
    post: (cause, job, entries) =>
      void books.posted.push(...bench.write({ cause: `${cause}:${(causes += 1)}`, job, entries })),
    balance: (account) => sumOf(books.posted.map(({ entries }) => sumIn(entries, account))),
  };
};

/** Rounded down, exact for any amount. */
export const fraction = (amount: Paise, thousandths: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(thousandths)) / 1000n));
