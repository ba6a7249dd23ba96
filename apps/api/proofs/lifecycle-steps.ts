import fc from 'fast-check';
import { DELAYS, type Delay } from '@karigar/domain/visit-problems/running-late';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** One of the two servicemen who act, or the assignee. */
export type Serviceman = 'suresh' | 'imran' | 'holder';

/** A step as it is drawn, before the due amount and the visit's time are known. */
export type Step =
  | {
      readonly kind: 'accept' | 'refuse' | 'give-back' | 'start' | 'hold' | 'resume' | 'end';
      readonly serviceman: Serviceman;
    }
  | { readonly kind: 'assign'; readonly serviceman: Serviceman }
  | { readonly kind: 'release' | 'reopen' | 'hold-for' }
  | { readonly kind: 'verify'; readonly serviceman: Serviceman; readonly isRight: boolean }
  | { readonly kind: 'propose'; readonly serviceman: Serviceman; readonly quantity: number }
  | { readonly kind: 'pay'; readonly serviceman: Serviceman; readonly skew: number }
  | { readonly kind: 'answer'; readonly at: number; readonly answer: 'accepted' | 'rejected' }
  | { readonly kind: 'reschedule'; readonly days: number }
  | {
      readonly kind: 'cancel' | 'rate' | 'dispatch' | 'tell-overdue' | 'settle-visit';
    }
  | { readonly kind: 'ask-for-code' }
  | {
      readonly kind: 'arrive' | 'no-show';
      readonly serviceman: Serviceman;
      readonly isThere: boolean;
    }
  | { readonly kind: 'call' | 'send-code'; readonly serviceman: Serviceman }
  | { readonly kind: 'late'; readonly serviceman: Serviceman; readonly delay: Delay }
  | {
      readonly kind: 'ask-override' | 'confirm-override';
      readonly operator: 'priya' | 'second';
    }
  | { readonly kind: 'wait'; readonly ms: number };

const serviceman = fc.constantFrom<Serviceman>(
  'suresh',
  'imran',
  ...Array.from({ length: 4 }, () => 'holder' as const),
);
const kinds = <Kind extends string>(...names: readonly Kind[]) => fc.constantFrom(...names);

/** Steps that move a booking on are frequent, so that runs reach the last states. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ kind: kinds('dispatch' as const) }) },
  { weight: 12, arbitrary: fc.record({ kind: kinds('accept' as const), serviceman }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kinds('refuse' as const, 'give-back' as const), serviceman }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('assign' as const),
      serviceman: kinds<Serviceman>('suresh', 'imran'),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({ kind: kinds('start' as const, 'end' as const), serviceman }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ kind: kinds('hold' as const, 'resume' as const), serviceman }),
  },
  {
    weight: 18,
    arbitrary: fc.record({ kind: kinds('verify' as const), serviceman, isRight: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kinds('propose' as const),
      serviceman,
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
    arbitrary: fc.record({
      kind: kinds('pay' as const),
      serviceman,
      skew: fc.constantFrom(0, 0, 1, -1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kinds('release' as const, 'reopen' as const, 'hold-for' as const),
    }),
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
    weight: 8,
    arbitrary: fc.record({
      kind: kinds('arrive' as const, 'no-show' as const),
      serviceman,
      isThere: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kinds('tell-overdue' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: kinds('call' as const), serviceman }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds('send-code' as const), serviceman }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kinds('late' as const),
      serviceman,
      delay: fc.constantFrom(...DELAYS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kinds('ask-override' as const, 'confirm-override' as const),
      operator: kinds('priya' as const, 'second' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ kind: kinds('settle-visit' as const) }),
      fc.record({ kind: kinds('ask-for-code' as const) }),
    ),
  },
  {
    weight: 14,
    // Past an offer's deadline, near or past the visit, past a completion code's expiry.
    arbitrary: fc.record({
      kind: kinds('wait' as const),
      ms: fc.constantFrom(10 * SECOND, 31 * SECOND, 2 * MINUTE, 40 * MINUTE, 5 * HOUR, 25 * HOUR),
    }),
  },
);
