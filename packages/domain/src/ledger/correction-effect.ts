import { minus, negative, paise, sumOf, type Paise } from '../money.ts';
import { accepted, type Result } from '../result.ts';
import { mayCorrect, mayRefund, takeBack } from './correction.ts';
import { sumIn, type Entry } from './entry.ts';
import {
  postCash,
  postCorrection,
  postOnline,
  postPartPaid,
  postRefund,
  type PaidMove,
  type Parties,
} from './postings.ts';
import type { Split } from './split-bill.ts';
import { addedByParts } from './work-parts.ts';

/** A serviceman of a job: their part of its bill, what the job earned them, and what they have of all jobs. */
export type ServicemanMoney = Split & {
  readonly servicemanId: number;
  readonly billed: Paise;
  readonly earned: Paise;
  readonly cashInHand: Paise;
  readonly payable: Paise;
};

/** The money of a billed job. */
export type JobMoney = Split & {
  readonly billed: Paise;
  readonly paid: Paise;
  readonly refunded: Paise;
  /** What the company has of the job now, after refunds and corrections. */
  readonly taxNow: Paise;
  readonly commissionNow: Paise;
  /** Of the refunds, what all sides bore. */
  readonly sharedRefunds: Paise;
  /** What corrections gave to the servicemen, less what they took. */
  readonly corrected: Paise;
  /** Who ended the work is the last. */
  readonly servicemen: readonly ServicemanMoney[];
};

export type CorrectionAct =
  | {
      readonly kind: 'refund';
      readonly amount: Paise;
      readonly borneBy: 'marketplace' | 'everyone';
    }
  | { readonly kind: 'earnings'; readonly given: Paise }
  | {
      readonly kind: 'payment';
      readonly mode: 'cash' | 'upi';
      readonly amount: Paise;
      readonly reversed: Paise;
      readonly left: Paise;
    };

/** What each side of a job has. */
export type Sides = {
  readonly customer: { readonly paid: Paise; readonly refunded: Paise; readonly due: Paise };
  readonly servicemen: readonly Pick<
    ServicemanMoney,
    'servicemanId' | 'earned' | 'cashInHand' | 'payable'
  >[];
  readonly company: { readonly commission: Paise; readonly tax: Paise };
};

export type CorrectionRefusal =
  | 'correction.amount-invalid'
  | 'refund.more-than-paid'
  | 'payment.already-reversed'
  | 'payment.already-refunded';

export const sidesOf = (job: JobMoney): Sides => ({
  customer: { paid: job.paid, refunded: job.refunded, due: minus(job.billed, job.paid) },
  servicemen: job.servicemen.map(({ servicemanId, earned, cashInHand, payable }) => ({
    servicemanId,
    earned,
    cashInHand,
    payable,
  })),
  company: { commission: job.commissionNow, tax: job.taxNow },
});

/** The accounts of others do not matter here. */
const partiesOf = (servicemanId: number): Parties => ({
  customerId: 0,
  servicemanId,
  categoryId: 0,
});

const moved = (act: CorrectionAct, job: JobMoney): Result<Paise, CorrectionRefusal> => {
  if (act.kind === 'refund') return mayRefund(act.amount, job);
  if (act.kind === 'earnings') return mayCorrect(act.given, job.corrected, job.billed);
  return takeBack(act, act.left, job);
};

const entriesOf = (
  act: CorrectionAct,
  job: JobMoney,
  {
    one,
    isLast,
    before,
    added,
  }: {
    readonly one: ServicemanMoney;
    readonly isLast: boolean;
    readonly before: Paise;
    readonly added: Paise;
  },
): readonly Entry[] => {
  const parties = partiesOf(one.servicemanId);
  if (act.kind === 'refund')
    return postRefund(parties, {
      amount: added,
      borneBy: act.borneBy,
      billed: one.billed,
      split: one,
      sharedBefore: before,
      payable: one.payable,
    });
  if (act.kind === 'earnings') return postCorrection(parties, added, one.payable);
  const move: PaidMove = {
    billed: job.billed,
    share: one.share,
    before: job.paid,
    after: sumOf([job.paid, added]),
  };
  if (!isLast) return postPartPaid(one.servicemanId, move);
  return act.mode === 'cash' ? postCash(parties, move) : postOnline(parties, move);
};

/** How much of an act is whose: of shared work by the parts of its bill; a payment moves for each by its whole amount. */
const pieces = (act: CorrectionAct, job: JobMoney, amount: Paise) => {
  if (act.kind === 'payment')
    return job.servicemen.map(() => ({ before: paise(0), added: negative(amount) }));
  const before = act.kind === 'refund' ? job.sharedRefunds : job.corrected;
  const parts = job.servicemen.map((one) => ({ ...one, minutes: 0 }));
  return parts.length === 1 ? [{ before, added: amount }] : addedByParts(before, amount, parts);
};

const earnedBy = (entries: readonly Entry[]): Paise =>
  negative(sumOf(entries.filter(({ part }) => part === 'earning').map(({ amount }) => amount)));

/** What each side has once the act is done, by the rules that post it; refused as the act itself would be. */
export const sidesAfter = (act: CorrectionAct, job: JobMoney): Result<Sides, CorrectionRefusal> => {
  const may = moved(act, job);
  if (!may.ok) return may;
  const shares = pieces(act, job, may.value);
  const written = job.servicemen.map((one, index) =>
    entriesOf(act, job, {
      one,
      isLast: index === job.servicemen.length - 1,
      ...(shares[index] ?? { before: paise(0), added: paise(0) }),
    }),
  );
  const all = written.flat();
  const now = sidesOf(job);
  const due = sumIn(all, 'customer-due');
  return accepted({
    customer: {
      paid: minus(now.customer.paid, due),
      refunded: minus(now.customer.refunded, sumIn(all, 'refunds')),
      due: sumOf([now.customer.due, due]),
    },
    servicemen: now.servicemen.map((one, index) => {
      const own = written[index] ?? [];
      return {
        servicemanId: one.servicemanId,
        earned: sumOf([one.earned, earnedBy(own)]),
        cashInHand: sumOf([one.cashInHand, sumIn(own, 'cash-in-hand')]),
        payable: minus(one.payable, sumIn(own, 'payable')),
      };
    }),
    company: {
      commission: minus(now.company.commission, sumIn(all, 'commission')),
      tax: minus(now.company.tax, sumIn(all, 'tax')),
    },
  });
};

/** What the act moves on the job with what was moved before, and by itself: what decides about a second person. */
export const movedBy = (act: CorrectionAct, job: JobMoney) => {
  if (act.kind === 'refund')
    return { onJob: sumOf([job.refunded, act.amount]), amount: act.amount };
  if (act.kind === 'earnings')
    return { onJob: sumOf([job.corrected, act.given]), amount: paise(Math.abs(act.given)) };
  const back = minus(act.amount, act.left);
  return { onJob: back, amount: minus(back, act.reversed) };
};
