import fc from 'fast-check';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** One of the two who act, or whichever of them has the job. */
export type Man = 'suresh' | 'imran' | 'holder';

/** A step as it is drawn, before it is known what is due or when the visit is. */
export type Step =
  | {
      readonly kind: 'accept' | 'refuse' | 'give-back' | 'start' | 'hold' | 'resume' | 'end';
      readonly man: Man;
    }
  | { readonly kind: 'assign'; readonly man: Man }
  | { readonly kind: 'verify'; readonly man: Man; readonly isRight: boolean }
  | { readonly kind: 'propose'; readonly man: Man; readonly quantity: number }
  | { readonly kind: 'pay'; readonly man: Man; readonly skew: number }
  | { readonly kind: 'answer'; readonly at: number; readonly answer: 'accepted' | 'rejected' }
  | { readonly kind: 'reschedule'; readonly days: number }
  | { readonly kind: 'cancel' | 'rate' | 'dispatch' }
  | { readonly kind: 'wait'; readonly ms: number };

const man = fc.constantFrom<Man>('suresh', 'imran', 'holder', 'holder');
const kinds = <Kind extends string>(...names: readonly Kind[]) => fc.constantFrom(...names);

/** Whatever moves a booking on comes often, so that runs reach its end and not only its beginning. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ kind: kinds('dispatch' as const) }) },
  { weight: 12, arbitrary: fc.record({ kind: kinds('accept' as const), man }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kinds('refuse' as const, 'give-back' as const), man }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kinds('assign' as const), man }) },
  { weight: 18, arbitrary: fc.record({ kind: kinds('start' as const, 'end' as const), man }) },
  { weight: 10, arbitrary: fc.record({ kind: kinds('hold' as const, 'resume' as const), man }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: kinds('verify' as const), man, isRight: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('propose' as const),
      man,
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('answer' as const),
      at: fc.nat(2),
      answer: kinds('accepted' as const, 'rejected' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: kinds('pay' as const), man, skew: fc.constantFrom(0, 0, 1, -1) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: kinds('rate' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: kinds('cancel' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('reschedule' as const),
      days: fc.integer({ min: -1, max: 2 }),
    }),
  },
  {
    weight: 14,
    // Past an answer's time, near it or past it, to the visit and past it, past a code's last hour.
    arbitrary: fc.record({
      kind: kinds('wait' as const),
      ms: fc.constantFrom(10 * SECOND, 31 * SECOND, 2 * MINUTE, 40 * MINUTE, 5 * HOUR, 25 * HOUR),
    }),
  },
);
