import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { LIFECYCLE_BUGS } from './lifecycle-bugs-store.ts';
import { createLifecycle, findBug, runLifecycleModel, type Lifecycle } from './lifecycle-model.ts';
import type { Step } from './lifecycle-steps.ts';

const RUNS = 12;
const STEPS = 60;
const HOUR = 3_600_000;

let world: DispatchWorld;
let lifecycle: Lifecycle;
beforeAll(async () => {
  world = await createDispatchWorld();
  lifecycle = await createLifecycle(world);
});
afterAll(async () => {
  await lifecycle.close();
  await world.close();
});

it('covers the whole way from requested to paid and rated', async () => {
  const steps: Step[] = [
    { kind: 'dispatch' },
    { kind: 'wait', ms: 121_000 },
    { kind: 'accept', man: 'suresh' },
    { kind: 'dispatch' },
    { kind: 'assign', man: 'suresh' },
    { kind: 'give-back', man: 'suresh' },
    { kind: 'reschedule', days: 1 },
    { kind: 'dispatch' },
    { kind: 'wait', ms: 40 * HOUR },
    { kind: 'dispatch' },
    { kind: 'assign', man: 'imran' },
    { kind: 'propose', man: 'imran', quantity: 2 },
    { kind: 'start', man: 'imran' },
    { kind: 'answer', at: 0, answer: 'accepted' },
    { kind: 'hold', man: 'imran' },
    { kind: 'assign', man: 'suresh' },
    { kind: 'resume', man: 'imran' },
    { kind: 'resume', man: 'suresh' },
    { kind: 'end', man: 'suresh' },
    ...Array.from({ length: 4 }, () => ({
      kind: 'verify' as const,
      man: 'suresh' as const,
      isRight: false,
    })),
    { kind: 'verify', man: 'suresh', isRight: true },
    { kind: 'rate' },
    { kind: 'pay', man: 'suresh', skew: 1 },
    { kind: 'pay', man: 'suresh', skew: 0 },
    { kind: 'pay', man: 'suresh', skew: 0 },
    { kind: 'rate' },
  ];
  await expect(lifecycle.follow(steps)).resolves.toBeUndefined();
});

it('covers what does not go as agreed', async () => {
  const man = 'suresh';
  const toTheVisit: Step[] = [
    { kind: 'assign', man },
    { kind: 'wait', ms: 48 * HOUR },
    { kind: 'wait', ms: HOUR / 4 },
    { kind: 'tell-overdue' },
    { kind: 'late', man, delay: 30 },
    { kind: 'wait', ms: HOUR },
    { kind: 'tell-overdue' },
    { kind: 'tell-overdue' },
  ];
  await lifecycle.follow([
    ...toTheVisit,
    { kind: 'arrive', man, isThere: false },
    { kind: 'arrive', man, isThere: true },
    { kind: 'call', man },
    { kind: 'no-show', man, isThere: true },
    { kind: 'wait', ms: HOUR / 6 },
    { kind: 'no-show', man, isThere: true },
    { kind: 'call', man },
    { kind: 'no-show', man, isThere: false },
    { kind: 'no-show', man, isThere: true },
    { kind: 'start', man },
    { kind: 'settle-visit' },
    { kind: 'settle-visit' },
  ]);
  await lifecycle.follow([
    ...toTheVisit,
    { kind: 'start', man },
    { kind: 'end', man },
    { kind: 'send-code', man },
    { kind: 'ask-for-code' },
    { kind: 'wait', ms: 25 * HOUR },
    { kind: 'verify', man, isRight: true },
    { kind: 'send-code', man },
    { kind: 'ask-for-code' },
    { kind: 'verify', man, isRight: false },
    { kind: 'ask-override', operator: 'priya' },
    { kind: 'confirm-override', operator: 'priya' },
    { kind: 'confirm-override', operator: 'second' },
  ]);
  await lifecycle.follow([
    { kind: 'dispatch' },
    { kind: 'wait', ms: 50 * HOUR },
    { kind: 'dispatch' },
    { kind: 'cancel' },
  ]);
  const { said } = lifecycle.seen;
  for (const once of ['no-show ok', 'settle-visit ok', 'confirm-override ok', 'late ok'])
    expect(said.get(once), once).toBeGreaterThan(0);
});

it(`answers any ${RUNS} histories of ${STEPS} steps on PostgreSQL as the rules alone predict`, async () => {
  const run = await runLifecycleModel(lifecycle, { runs: RUNS, steps: STEPS });
  expect(run.failures).toEqual([]);
  expect(run.commands).toBe(RUNS * STEPS);
  expect([...lifecycle.seen.states].toSorted()).toEqual([...BOOKING_STATES].toSorted());
}, 120_000);

describe('the model finds', () => {
  it.each(Object.keys(LIFECYCLE_BUGS))(
    '%s',
    async (name) => {
      expect(await findBug(lifecycle, name)).not.toBeNull();
    },
    180_000,
  );
});
