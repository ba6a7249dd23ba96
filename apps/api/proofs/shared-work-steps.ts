import fc from 'fast-check';

/** One step of jobs that two or three servicemen did; fractions are thousandths of what is available. */
export type SharedStep =
  | {
      readonly kind: 'end';
      readonly price: number;
      readonly minutes: readonly number[];
    }
  | {
      readonly kind: 'pay';
      readonly job: number;
      readonly part: number;
      readonly mode: 'cash' | 'upi' | 'online';
    }
  | { readonly kind: 'take-back'; readonly job: number; readonly part: number }
  | {
      readonly kind: 'refund';
      readonly job: number;
      readonly part: number;
      readonly borneBy: 'marketplace' | 'everyone';
    }
  | { readonly kind: 'correct'; readonly job: number; readonly given: number };

const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
const job = fc.nat(20);
const part = fc.oneof(fc.constant(1000), fc.integer({ min: 0, max: 1000 }));

const anySharedStep: fc.Arbitrary<SharedStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('end'),
      price: fc.oneof(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        fc.constant(10 ** 12),
      ),
      minutes: fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 2, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('pay'),
      job,
      part,
      mode: fc.constantFrom('cash', 'upi', 'online'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('take-back'), job, part }) },
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
    arbitrary: fc.record({
      kind: kind('correct'),
      job,
      given: fc.integer({ min: -100_000, max: 100_000 }),
    }),
  },
);

export const anySharedHistory: fc.Arbitrary<SharedStep[]> = fc.array(anySharedStep, {
  minLength: 3,
  maxLength: 40,
  size: 'max',
});
