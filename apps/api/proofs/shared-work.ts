import { mayCorrect, mayRefund } from '@karigar/domain/ledger/correction';
import type { Entry } from '@karigar/domain/ledger/entry';
import {
  postBill,
  postCash,
  postCorrection,
  postOnline,
  postPartPaid,
  postRefund,
} from '@karigar/domain/ledger/postings';
import { splitBill, type Split } from '@karigar/domain/ledger/split-bill';
import {
  addedByParts,
  partsOfBill,
  type BillPart,
  type Worked,
} from '@karigar/domain/ledger/work-parts';
import { minus, negative, paise, sumOf, type Paise } from '@karigar/domain/money';
import type { SharedStep } from './shared-work-steps.ts';

export type SharedPosted = {
  readonly cause: string;
  readonly job: number;
  readonly servicemanId: number;
  readonly entries: readonly Entry[];
};

export type SharedJob = {
  readonly total: Paise;
  readonly minutes: readonly number[];
  readonly split: Split;
  readonly parts: readonly BillPart[];
  paid: Paise;
  refunded: Paise;
  shared: Paise;
  given: Paise;
};

export type SharedBooks = { readonly posted: SharedPosted[]; readonly jobs: SharedJob[] };

/** Where a bug can be planted. */
export type SharedBench = {
  readonly share: (split: Split, worked: readonly Worked[]) => BillPart[];
  readonly write: (posted: SharedPosted) => readonly SharedPosted[];
};
export const HONEST_SHARING: SharedBench = { share: partsOfBill, write: (posted) => [posted] };

const CUSTOMER = 8;
const CATEGORY = 1;
const RATES = { tax: 1800, commission: 1500 };

const fraction = (amount: Paise, thousandths: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(thousandths)) / 1000n));

/** Runs jobs of several servicemen through a history with the domain's rules; a refused step changes nothing. */
export const keepSharedBooks = (
  steps: readonly SharedStep[],
  bench: SharedBench = HONEST_SHARING,
): SharedBooks => {
  const posted: SharedPosted[] = [];
  const jobs: SharedJob[] = [];
  const post = (cause: string, job: number, servicemanId: number, entries: readonly Entry[]) =>
    void posted.push(...bench.write({ cause, job, servicemanId, entries }));
  const partiesOf = (servicemanId: number) => ({
    customerId: CUSTOMER,
    servicemanId,
    categoryId: CATEGORY,
  });
  const payableOf = (servicemanId: number): Paise =>
    negative(
      sumOf(
        posted.flatMap(({ entries }) =>
          entries
            .filter(({ account, ownerId }) => account === 'payable' && ownerId === servicemanId)
            .map(({ amount }) => amount),
        ),
      ),
    );

  const pay = (job: SharedJob, at: number, after: Paise, mode: string): void => {
    const move = { billed: job.total, before: job.paid, after };
    job.parts.forEach(({ servicemanId, share }, index) => {
      const parties = partiesOf(servicemanId);
      const own = { ...move, share };
      // Who ended the work is the last, and takes the money.
      if (index < job.parts.length - 1)
        post('part-paid', at, servicemanId, postPartPaid(servicemanId, own));
      else if (mode === 'cash') post('payment', at, servicemanId, postCash(parties, own));
      else
        post(
          'payment',
          at,
          servicemanId,
          postOnline(parties, own, mode === 'online' ? 'customer-credit' : 'online'),
        );
    });
    job.paid = after;
  };

  const end = ({ price, minutes }: SharedStep & { kind: 'end' }): void => {
    const total = paise(price);
    const split = splitBill(total, RATES);
    const worked = minutes.map((count, index) => ({ servicemanId: index + 1, minutes: count }));
    const parts = bench.share(split, worked);
    const start = { paid: paise(0), refunded: paise(0), shared: paise(0), given: paise(0) };
    const at = jobs.push({ total, minutes, split, parts, ...start }) - 1;
    for (const part of parts) {
      const names = { en: 'x' };
      const items = {
        service: { names, quantity: 1, amount: total },
        addOns: [],
        others: { names, amount: minus(part.billed, total) },
      };
      post(
        'bill',
        at,
        part.servicemanId,
        postBill(partiesOf(part.servicemanId), items, part, RATES),
      );
    }
  };

  const refund = (
    { part, borneBy }: SharedStep & { kind: 'refund' },
    job: SharedJob,
    at: number,
  ) => {
    const amount = fraction(minus(job.paid, job.refunded), part);
    if (!mayRefund(amount, job).ok) return;
    addedByParts(job.shared, amount, job.parts).forEach(({ before, added }, index) => {
      const own = job.parts[index];
      if (own === undefined || own.billed === 0) return;
      const of = { amount: added, borneBy, billed: own.billed, split: own, sharedBefore: before };
      const payable = payableOf(own.servicemanId);
      const entries = postRefund(partiesOf(own.servicemanId), { ...of, payable });
      post('refund', at, own.servicemanId, entries);
    });
    job.refunded = sumOf([job.refunded, amount]);
    if (borneBy === 'everyone') job.shared = sumOf([job.shared, amount]);
  };

  const correct = ({ given }: SharedStep & { kind: 'correct' }, job: SharedJob, at: number) => {
    if (!mayCorrect(paise(given), job.given, job.total).ok) return;
    addedByParts(job.given, paise(given), job.parts).forEach(({ added }, index) => {
      const own = job.parts[index];
      if (own === undefined) return;
      const payable = payableOf(own.servicemanId);
      const entries = postCorrection(partiesOf(own.servicemanId), added, payable);
      post('correction', at, own.servicemanId, entries);
    });
    job.given = sumOf([job.given, paise(given)]);
  };

  for (const step of steps) {
    if (step.kind === 'end') {
      end(step);
      continue;
    }
    const at = step.job % Math.max(1, jobs.length);
    const job = jobs[at];
    if (job === undefined) continue;
    if (step.kind === 'pay') {
      const amount = fraction(minus(job.total, job.paid), step.part);
      if (amount > 0) pay(job, at, sumOf([job.paid, amount]), step.mode);
    } else if (step.kind === 'take-back') {
      const back = fraction(minus(job.paid, job.refunded), step.part);
      if (back > 0) pay(job, at, minus(job.paid, back), 'cash');
    } else if (step.kind === 'refund') refund(step, job, at);
    else correct(step, job, at);
  }
  return { posted, jobs };
};
