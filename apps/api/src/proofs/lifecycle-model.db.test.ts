import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { followModel, type Step } from './lifecycle-model.ts';

const RUNS = 60;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('start' as const, 'end' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('hold' as const, 'resume' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('verify' as const), isRight: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('propose' as const),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at: fc.nat(2),
      answer: fc.constantFrom('accepted' as const, 'rejected' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), skew: fc.constantFrom(0, 0, 1, -1) }),
  },
);

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

it(`answers any ${RUNS} histories on PostgreSQL as the rules alone predict`, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 5, maxLength: 30, size: 'max' }),
      async (steps) => {
        expect(await followModel(world, steps)).toEqual([]);
        for (const { kind } of steps) reached.add(kind);
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(reached.size).toBe(8);
}, 60_000);

it('covers the whole way from assigned to paid', async () => {
  const steps: Step[] = [
    { kind: 'propose', quantity: 2 },
    { kind: 'start' },
    { kind: 'answer', at: 0, answer: 'accepted' },
    { kind: 'hold' },
    { kind: 'end' },
    { kind: 'resume' },
    { kind: 'end' },
    ...Array.from({ length: 4 }, () => ({ kind: 'verify' as const, isRight: false })),
    { kind: 'verify', isRight: true },
    { kind: 'pay', skew: 1 },
    { kind: 'pay', skew: 0 },
    { kind: 'pay', skew: 0 },
  ];
  expect(await followModel(world, steps)).toEqual([]);
});
