import fc from 'fast-check';

/** One money operation; `job` counts around the existing jobs, fractions are of the amount available. */
export type Step =
  | {
      readonly kind: 'end';
      readonly category: number;
      readonly price: number;
      readonly addOns: readonly number[];
    }
  | { readonly kind: 'pay'; readonly job: number; readonly mode: 'cash' | 'upi' }
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
  | { readonly kind: 'payout' }
  | {
      readonly kind: 'rate';
      readonly rate: 'commission' | 'tax';
      readonly category: number | null;
      readonly basisPoints: number;
    }
  | { readonly kind: 'days'; readonly count: number };

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const job = fc.nat(40);
const part = fc.integer({ min: 0, max: 1000 });
const category = fc.constantFrom(1, 2, 3);
/** Round prices, odd paise, zero, and very large amounts. */
const amount = fc.oneof(fc.nat(1_000_000), fc.nat(99), fc.constant(0), fc.nat(10 ** 12));
const basisPoints = fc.oneof(fc.constantFrom(0, 500, 1500, 1800, 10_000), fc.nat(10_000));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('end'),
      category,
      price: amount,
      addOns: fc.array(amount, { maxLength: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('pay'), job, mode: fc.constantFrom('cash', 'cash', 'upi') }),
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
  { weight: 2, arbitrary: fc.record({ kind: kind('payout') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('rate'),
      rate: fc.constantFrom('commission', 'tax'),
      category: fc.option(category),
      basisPoints,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('days'), count: fc.integer({ min: 1, max: 40 }) }),
  },
);

export const anyHistory: fc.Arbitrary<Step[]> = fc.array(anyStep, {
  minLength: 4,
  maxLength: 60,
  size: 'max',
});
