import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { mayCorrect, mayRefund, mayTip, takeBack } from '@karigar/domain/ledger/correction';
import { sumIn, type Account, type Entry } from '@karigar/domain/ledger/entry';
import {
  payoutOf,
  postBill,
  postCash,
  postCorrection,
  postDeposit,
  postOnline,
  postPayout,
  postRefund,
  postTip,
} from '@karigar/domain/ledger/postings';
import { rateOn, type Rate } from '@karigar/domain/ledger/rates';
import { splitBill, type BillRates, type Split } from '@karigar/domain/ledger/split-bill';
import { minus, negative, paise, sumOf, type Paise } from '@karigar/domain/money';
import type { Step } from './ledger-history-steps.ts';

export type Posted = {
  readonly cause: string;
  readonly job: number | null;
  readonly entries: readonly Entry[];
};

export type Job = {
  readonly categoryId: number;
  readonly items: readonly Paise[];
  readonly rates: BillRates;
  readonly split: Split;
  readonly billed: Paise;
  readonly payments: { amount: Paise; reversed: Paise; mode: 'cash' | 'upi' }[];
  refunded: Paise;
  shared: Paise;
  tip: Paise | null;
  given: Paise;
};

export type Books = { readonly posted: Posted[]; readonly jobs: Job[] };

/** Where a bug can be planted: the split of a bill, and each posting before it is written. */
export type Bench = {
  readonly split: (total: Paise, rates: BillRates) => Split;
  readonly write: (posted: Posted) => readonly Posted[];
};
export const HONEST: Bench = { split: splitBill, write: (posted) => [posted] };

const SERVICEMAN = 7;
const CUSTOMER = 8;
const FIRST = '2025-01-01' as IndiaDay;

export const paidOf = ({ payments }: Job): Paise =>
  sumOf(payments.map(({ amount, reversed }) => minus(amount, reversed)));

const fraction = (amount: Paise, thousandths: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(thousandths)) / 1000n));

/** Runs one serviceman's ledger through a history with the domain's rules; a refused step changes nothing. */
export const keepBooks = (steps: readonly Step[], bench: Bench = HONEST): Books => {
  const posted: Posted[] = [];
  const jobs: Job[] = [];
  const rates: Rate[] = [
    { kind: 'commission', categoryId: null, fromDay: FIRST, basisPoints: 1500 },
    { kind: 'tax', categoryId: null, fromDay: FIRST, basisPoints: 1800 },
  ];
  let day = FIRST;
  let causes = 0;
  const post = (cause: string, job: number | null, entries: readonly Entry[]): void =>
    void posted.push(...bench.write({ cause: `${cause}:${(causes += 1)}`, job, entries }));
  const balance = (account: Account): Paise =>
    sumOf(posted.map(({ entries }) => sumIn(entries, account)));
  const payable = (): Paise => negative(balance('payable'));
  const partiesOf = ({ categoryId }: Job) => ({
    customerId: CUSTOMER,
    servicemanId: SERVICEMAN,
    categoryId,
  });
  const moveOf = (job: Job, after: Paise) => ({
    billed: job.billed,
    share: job.split.share,
    before: paidOf(job),
    after,
  });

  const onJob: {
    [Kind in Step['kind']]?: (step: Step & { kind: Kind }, job: Job, at: number) => void;
  } = {
    pay: ({ mode }, job, at) => {
      const due = minus(job.billed, paidOf(job));
      if (due <= 0) return;
      const write = mode === 'cash' ? postCash : postOnline;
      post('payment', at, write(partiesOf(job), moveOf(job, job.billed)));
      job.payments.push({ amount: due, reversed: paise(0), mode });
    },
    'take-back': ({ left }, job, at) => {
      const payment = job.payments.at(-1);
      if (payment === undefined) return;
      const stays = fraction(minus(payment.amount, payment.reversed), left);
      const back = takeBack(payment, stays, { paid: paidOf(job), refunded: job.refunded });
      if (!back.ok) return;
      const write = payment.mode === 'cash' ? postCash : postOnline;
      post('reversal', at, write(partiesOf(job), moveOf(job, minus(paidOf(job), back.value))));
      payment.reversed = sumOf([payment.reversed, back.value]);
    },
    refund: ({ part, borneBy }, job, at) => {
      const paid = paidOf(job);
      const amount = fraction(minus(paid, job.refunded), part);
      if (!mayRefund(amount, { paid, refunded: job.refunded }).ok) return;
      const refund = { amount, borneBy, billed: job.billed, split: job.split };
      post(
        'refund',
        at,
        postRefund(partiesOf(job), { ...refund, sharedBefore: job.shared, payable: payable() }),
      );
      job.refunded = sumOf([job.refunded, amount]);
      if (borneBy === 'everyone') job.shared = sumOf([job.shared, amount]);
    },
    tip: ({ amount }, job, at) => {
      const isPaid = paidOf(job) >= job.billed;
      if (!mayTip(paise(amount), { isPaid, hasTip: job.tip !== null }).ok) return;
      job.tip = paise(amount);
      post('tip', at, postTip(SERVICEMAN, job.tip));
    },
    correct: ({ given }, job, at) => {
      if (!mayCorrect(paise(given), job.given, job.billed).ok) return;
      post('correction', at, postCorrection(partiesOf(job), paise(given), payable()));
      job.given = sumOf([job.given, paise(given)]);
    },
  };

  const end = (step: Step & { kind: 'end' }): void => {
    const on = (kind: 'commission' | 'tax') => rateOn(rates, kind, step.category, day);
    const items = [step.price, ...step.addOns].map(paise);
    const [billed, own] = [sumOf(items), { commission: on('commission'), tax: on('tax') }];
    const split = bench.split(billed, own);
    const job: Job = {
      categoryId: step.category,
      items,
      rates: own,
      split,
      billed,
      payments: [],
      refunded: paise(0),
      shared: paise(0),
      tip: null,
      given: paise(0),
    };
    const [service = null, ...addOns] = items.map((amount) => ({
      names: { en: 'x' },
      quantity: 1,
      amount,
    }));
    if (service === null) return;
    post('bill', jobs.push(job) - 1, postBill(partiesOf(job), { service, addOns }, split, own));
  };

  for (const step of steps) {
    if (step.kind === 'end') end(step);
    else if (step.kind === 'days') day = addDays(day, step.count);
    else if (step.kind === 'rate')
      rates.push({
        kind: step.rate,
        categoryId: step.category,
        fromDay: day,
        basisPoints: step.basisPoints,
      });
    else if (step.kind === 'deposit') {
      const amount = fraction(paise(Math.max(0, balance('cash-in-hand'))), step.part);
      if (amount > 0) post('deposit', null, postDeposit(SERVICEMAN, amount));
    } else if (step.kind === 'payout') {
      const payout = payoutOf(payable(), balance('cash-in-hand'));
      if (payout.amount + payout.kept > 0) post('payout', null, postPayout(SERVICEMAN, payout));
    } else {
      const at = step.job % Math.max(1, jobs.length);
      const job = jobs[at];
      const act = onJob[step.kind] as ((step: Step, job: Job, at: number) => void) | undefined;
      if (job !== undefined) act?.(step, job, at);
    }
  }
  return { posted, jobs };
};
