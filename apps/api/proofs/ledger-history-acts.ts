import { mayCorrect, mayRefund, mayTip, takeBack } from '@karigar/domain/ledger/correction';
import {
  postCapture,
  postCash,
  postCorrection,
  postOnline,
  postRefund,
  postSentBack,
  postTip,
  postVisitSettled,
} from '@karigar/domain/ledger/postings';
import { minus, negative, paise, sumOf, type Paise } from '@karigar/domain/money';
import type { settleCapture } from '@karigar/domain/payments/online-payment';
import {
  CUSTOMER,
  SERVICEMAN,
  fraction,
  paidOf,
  type Back,
  type Job,
  type Keeper,
} from './ledger-history-books.ts';
import type { Step } from './ledger-history-steps.ts';

export const partiesOf = ({ categoryId }: Pick<Job, 'categoryId'>) => ({
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

const payableOf = (keeper: Keeper): Paise => negative(keeper.balance('payable'));

/** Of a cancelled booking nothing but its visit may be due. */
const factsOf = (job: Job): Parameters<typeof settleCapture>[1] => {
  const paid = paidOf(job);
  if (job.state === 'ended') return { state: 'ended', totalAfterEnd: job.billed, paid };
  const charge = job.state === 'visit' && job.settled === null ? job.billed : null;
  return { state: 'cancelled', totalAfterEnd: null, paid, charge };
};

/** Captured money pays what is due; the rest goes back by itself. */
export const settle = (keeper: Keeper, job: Job, at: number): void => {
  for (const capture of job.captures.filter(({ used }) => used < 0)) {
    const settled = keeper.bench.settle(capture.amount, factsOf(job));
    if (settled === null) continue;
    const { used, back } = settled;
    if (used > 0 && job.state === 'visit') {
      const visit = { charge: job.billed, tax: job.split.tax };
      const entries = postVisitSettled(partiesOf(job), visit, 'paid', 'customer-credit');
      keeper.post('visit-settled', at, entries);
      job.settled = 'paid';
    } else if (used > 0) {
      const move = moveOf(job, sumOf([paidOf(job), used]));
      keeper.post('payment', at, postOnline(partiesOf(job), move, 'customer-credit'));
      job.payments.push({ amount: used, reversed: paise(0), mode: 'online' });
    }
    capture.used = used;
    if (back > 0) job.backs.push({ amount: back, of: 'customer-credit', isSent: false });
  }
};

/** Below zero: captured, and not settled yet. */
const UNSETTLED = paise(-1);

export const capture = (keeper: Keeper, job: Job, at: number, amount: Paise): void => {
  if (amount <= 0) return;
  keeper.post('capture', at, postCapture(CUSTOMER, amount));
  job.captures.push({ amount, used: UNSETTLED, refunded: paise(0) });
};

/** An operator's refund goes back to where the customer paid from, as far as it was paid in the app. */
const refundToSource = (job: Job, amount: Paise): void => {
  let rest = amount;
  for (const one of job.captures) {
    const back = paise(Math.min(rest, minus(one.used, one.refunded)));
    if (back <= 0) continue;
    job.backs.push({ amount: back, of: 'refunds', isSent: false });
    one.refunded = sumOf([one.refunded, back]);
    rest = minus(rest, back);
  }
};

const send = (keeper: Keeper, at: number, back: Back): void => {
  keeper.post('online-refund', at, postSentBack(CUSTOMER, back.amount, back.of));
  back.isSent = true;
};

export type JobStep = Extract<Step, { readonly job: number }>;

type Acts = {
  readonly [Kind in JobStep['kind']]: (
    keeper: Keeper,
    step: JobStep & { kind: Kind },
    job: Job,
    at: number,
  ) => void;
};

/** What may be done with a booking once it has ended, was a visit for nothing, or was cancelled. */
export const ACTS_ON_JOBS: Acts = {
  pay: (keeper, { mode }, job, at) => {
    const due = minus(job.billed, paidOf(job));
    if (due <= 0 || job.state !== 'ended') return;
    const write = mode === 'cash' ? postCash : postOnline;
    keeper.post('payment', at, write(partiesOf(job), moveOf(job, job.billed)));
    job.payments.push({ amount: due, reversed: paise(0), mode });
  },
  // Also what is paid on a page that was opened before cash came, or before the booking was cancelled.
  capture: (keeper, { part }, job, at) => {
    const asked = job.state === 'cancelled' ? paise(1000) : job.billed;
    capture(keeper, job, at, fraction(asked, part));
    settle(keeper, job, at);
  },
  'sent-back': (keeper, { which }, job, at) => {
    const waiting = job.backs.filter(({ isSent }) => !isSent);
    const back = waiting[which % Math.max(1, waiting.length)];
    if (back !== undefined) send(keeper, at, back);
  },
  'settle-visit': (keeper, { outcome }, job, at) => {
    if (job.state !== 'visit' || job.settled !== null) return;
    const visit = { charge: job.billed, tax: job.split.tax };
    keeper.post('visit-settled', at, postVisitSettled(partiesOf(job), visit, outcome));
    job.settled = outcome;
  },
  'take-back': (keeper, { left }, job, at) => {
    const payment = job.payments.at(-1);
    // The money of the gateway really came: it is refunded instead.
    if (payment === undefined || payment.mode === 'online') return;
    const stays = fraction(minus(payment.amount, payment.reversed), left);
    const back = takeBack(payment, stays, { paid: paidOf(job), refunded: job.refunded });
    if (!back.ok) return;
    const write = payment.mode === 'cash' ? postCash : postOnline;
    const move = moveOf(job, minus(paidOf(job), back.value));
    keeper.post('reversal', at, write(partiesOf(job), move));
    payment.reversed = sumOf([payment.reversed, back.value]);
  },
  refund: (keeper, { part, borneBy }, job, at) => {
    const paid = paidOf(job);
    const amount = fraction(minus(paid, job.refunded), part);
    if (!mayRefund(amount, { paid, refunded: job.refunded }).ok) return;
    const refund = { amount, borneBy, billed: job.billed, split: job.split };
    const payable = payableOf(keeper);
    keeper.post(
      'refund',
      at,
      postRefund(partiesOf(job), { ...refund, sharedBefore: job.shared, payable }),
    );
    job.refunded = sumOf([job.refunded, amount]);
    if (borneBy === 'everyone') job.shared = sumOf([job.shared, amount]);
    refundToSource(job, amount);
  },
  tip: (keeper, { amount }, job, at) => {
    if (job.state !== 'ended') return;
    const isPaid = paidOf(job) >= job.billed;
    if (!mayTip(paise(amount), { isPaid, hasTip: job.tip !== null }).ok) return;
    job.tip = paise(amount);
    keeper.post('tip', at, postTip(SERVICEMAN, job.tip));
  },
  correct: (keeper, { given }, job, at) => {
    if (!mayCorrect(paise(given), job.given, job.billed).ok || job.state !== 'ended') return;
    const entries = postCorrection(partiesOf(job), paise(given), payableOf(keeper));
    keeper.post('correction', at, entries);
    job.given = sumOf([job.given, paise(given)]);
  },
};
