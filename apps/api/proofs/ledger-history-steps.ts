import { RATE_KINDS, type RateKind } from '@karigar/domain/ledger/rates';
import fc from 'fast-check';

/** One money operation; `job` counts around the existing jobs, fractions are of the amount available. */
export type Step =
  | {
      readonly kind: 'end';
      readonly category: number;
      readonly price: number;
      readonly addOns: readonly number[];
      /** Paid in the app before the work, in thousandths of the price. */
      readonly ahead: readonly number[];
    }
  | { readonly kind: 'visit'; readonly category: number; readonly charge: number }
  | {
      readonly kind: 'cancel';
      readonly category: number;
      readonly price: number;
      /** After the free time: a visit is charged. */
      readonly isLate: boolean;
      readonly ahead: readonly number[];
    }
  | { readonly kind: 'pay'; readonly job: number; readonly mode: 'cash' | 'upi' }
  | { readonly kind: 'capture'; readonly job: number; readonly part: number }
  | { readonly kind: 'sent-back'; readonly job: number; readonly which: number }
  | { readonly kind: 'settle-visit'; readonly job: number; readonly outcome: 'paid' | 'waived' }
  | { readonly kind: 'take-back'; readonly job: number; readonly left: number }
  | {
      readonly kind: 'refund';
      readonly job: number;
      readonly part: number;
      readonly borneBy: 'marketplace' | 'everyone';
    }
  | { readonly kind: 'tip'; readonly job: number; readonly amount: number }
  | { readonly kind: 'correct'; readonly job: number; readonly given: number }
  | { readonly kind: 'deposit'; readonly part: number }
  | { readonly kind: 'payout'; readonly fee: number }
  | { readonly kind: 'payout-return'; readonly which: number }
  | { readonly kind: 'pan'; readonly has: boolean }
  | {
      readonly kind: 'rate';
      readonly rate: RateKind;
      readonly category: number | null;
      readonly basisPoints: number;
    }
  | { readonly kind: 'days'; readonly count: number };

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const job = fc.nat(40);
const part = fc.integer({ min: 0, max: 1000 });
const category = fc.constantFrom(1, 2, 3);
/** Round prices, odd paise, zero, very large amounts, and those that add up to the threshold of TDS. */
const amount = fc.oneof(
  fc.nat(1_000_000),
  fc.nat(99),
  fc.constant(0),
  fc.nat(30_000_000),
  fc.nat(10 ** 12),
);
const ahead = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 2 }),
  },
);
const which = fc.nat(7);
const basisPoints = fc.oneof(fc.constantFrom(0, 500, 1500, 1800, 10_000), fc.nat(10_000));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('end'),
      category,
      price: amount,
      addOns: fc.array(amount, { maxLength: 3 }),
      ahead,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('visit'), category, charge: amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('cancel'),
      category,
      price: amount,
      isLate: fc.boolean(),
      ahead,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('pay'), job, mode: fc.constantFrom('cash', 'cash', 'upi') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('capture'), job, part }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('sent-back'), job, which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('settle-visit'),
      job,
      outcome: fc.constantFrom('paid', 'waived'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('take-back'), job, left: part }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('refund'),
      job,
      part,
      borneBy: fc.constantFrom('marketplace', 'everyone'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('tip'), job, amount: fc.integer({ min: 1, max: 600_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('correct'),
      job,
      given: fc.integer({ min: -100_000, max: 100_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('deposit'), part }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('payout'), fee: fc.constantFrom(0, 0, 50, 500) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('payout-return'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('pan'), has: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('rate'),
      rate: fc.constantFrom(...RATE_KINDS),
      category: fc.option(category),
      basisPoints,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('days'), count: fc.integer({ min: 1, max: 90 }) }),
  },
);

export const anyHistory: fc.Arbitrary<Step[]> = fc.array(anyStep, {
  minLength: 4,
  maxLength: 60,
  size: 'max',
});
