import { addDays } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import {
  payoutOf,
  postBill,
  postDeposit,
  postPayout,
  postPayoutReturn,
  postVisit,
  postWithheld,
} from '@karigar/domain/ledger/postings';
import { rateOn } from '@karigar/domain/ledger/rates';
import { minus, negative, paise, sumOf, type Paise } from '@karigar/domain/money';
import { withFee } from '@karigar/domain/payouts/pace';
import { visitCharge } from '@karigar/domain/visit-problems/not-home';
import { capture, partiesOf, settle, type JobStep } from './ledger-history-acts.ts';
import { SERVICEMAN, fraction, type Job, type Keeper } from './ledger-history-books.ts';
import type { Step } from './ledger-history-steps.ts';

/** As the worker does after each bill: once for each bill, as soon as the year is above the threshold. */
const withhold = (keeper: Keeper): void => {
  const { books, withheld, hasPan, day } = keeper;
  const year = financialYearOf(day);
  const bills = books.bills
    .map((bill) => ({ ...bill, id: bill.job }))
    .filter((bill) => financialYearOf(bill.day) === year);
  const earner = { hasPan, grossOfYear: sumOf(bills.map(({ gross }) => gross)) };
  const open = bills.filter(({ id }) => !withheld.has(id));
  for (const due of keeper.bench.withhold(open, earner, books.rates)) {
    const payable = negative(keeper.balance('payable'));
    keeper.post('withholding', due.id, postWithheld(SERVICEMAN, { ...due, payable }));
    withheld.add(due.id);
  }
};

type Begun = {
  readonly state: Job['state'];
  readonly category: number;
  readonly items: readonly number[];
};

const begin = (keeper: Keeper, { state, category, items: prices }: Begun) => {
  const { books, bench, day } = keeper;
  const on = (kind: 'commission' | 'tax') => rateOn(books.rates, kind, category, day);
  const items = prices.map(paise);
  const rates = { commission: on('commission'), tax: on('tax') };
  const billed = sumOf(items);
  const job: Job = {
    categoryId: category,
    state,
    items,
    rates,
    split: bench.split(billed, rates),
    billed,
    payments: [],
    captures: [],
    backs: [],
    settled: null,
    refunded: paise(0),
    shared: paise(0),
    tip: null,
    given: paise(0),
  };
  return { job, at: books.jobs.push(job) - 1 };
};

const named = (amount: Paise) => ({ names: { en: 'x' }, quantity: 1, amount });

const taxed = (keeper: Keeper, { billed, split }: Job, at: number): void => {
  const { books, day, hasPan } = keeper;
  books.bills.push({ job: at, day, gross: minus(billed, split.tax), hasPan });
  withhold(keeper);
};

export type OwnStep = Exclude<Step, JobStep>;

type Acts = {
  readonly [Kind in OwnStep['kind']]: (keeper: Keeper, step: OwnStep & { kind: Kind }) => void;
};

/** What happens to one serviceman: work that ends, visits, deposits, payouts, rates, days. */
export const ACTS_OF_ONE: Acts = {
  end: (keeper, { category, price, addOns, ahead }) => {
    const { job, at } = begin(keeper, { state: 'ended', category, items: [price, ...addOns] });
    for (const part of ahead) capture(keeper, job, at, fraction(paise(price), part));
    const [service = null, ...more] = job.items.map(named);
    if (service === null) return;
    const items = { service, addOns: more };
    keeper.post('bill', at, postBill(partiesOf(job), items, job.split, job.rates));
    settle(keeper, job, at);
    taxed(keeper, job, at);
  },
  visit: (keeper, { category, charge }) => {
    const { job, at } = begin(keeper, { state: 'visit', category, items: [charge] });
    keeper.post('visit', at, postVisit(partiesOf(job), named(job.billed), job.split, job.rates));
    taxed(keeper, job, at);
  },
  cancel: (keeper, { category, price, isLate, ahead }) => {
    const charge = visitCharge(paise(price));
    const state = isLate && charge > 0 ? 'visit' : 'cancelled';
    const items = state === 'visit' ? [charge] : [];
    const { job, at } = begin(keeper, { state, category, items });
    for (const part of ahead) capture(keeper, job, at, fraction(paise(price), part));
    if (state === 'visit') {
      keeper.post('visit', at, postVisit(partiesOf(job), named(charge), job.split, job.rates));
      taxed(keeper, job, at);
    }
    settle(keeper, job, at);
  },
  deposit: (keeper, { part }) => {
    const amount = fraction(paise(Math.max(0, keeper.balance('cash-in-hand'))), part);
    if (amount > 0) keeper.post('deposit', null, postDeposit(SERVICEMAN, amount));
  },
  payout: (keeper, { fee }) => {
    const [payable, cash] = [keeper.balance('payable'), keeper.balance('cash-in-hand')];
    const payout = withFee(payoutOf(negative(payable), cash), fee);
    if (payout.amount + payout.kept === 0) return;
    keeper.post('payout', null, postPayout(SERVICEMAN, payout));
    keeper.books.payouts.push({ ...payout, isReturned: false });
  },
  'payout-return': (keeper, { which }) => {
    const paid = keeper.books.payouts.filter(({ amount, isReturned }) => amount > 0 && !isReturned);
    const payout = paid[which % Math.max(1, paid.length)];
    if (payout === undefined) return;
    keeper.post('payout-return', null, postPayoutReturn(SERVICEMAN, payout));
    payout.isReturned = true;
  },
  pan: (keeper, { has }) => {
    keeper.hasPan = has;
  },
  rate: ({ books, day }, { rate: kind, category, basisPoints }) => {
    const categoryId = kind === 'commission' || kind === 'tax' ? category : null;
    const rate = { kind, categoryId, fromDay: addDays(day, 1), basisPoints };
    const isReplaced = (one: typeof rate): boolean =>
      one.kind === kind && one.categoryId === categoryId && one.fromDay === rate.fromDay;
    books.rates = [...books.rates.filter((one) => !isReplaced(one)), rate];
  },
  days: (keeper, { count }) => {
    keeper.day = addDays(keeper.day, count);
  },
};
