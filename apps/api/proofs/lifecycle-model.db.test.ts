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

it('lifecycle model covers the whole way from requested to paid and rated', async () => {
  const steps: Step[] = [
    { kind: 'dispatch' },
    { kind: 'wait', ms: 121_000 },
    { kind: 'accept', serviceman: 'suresh' },
    { kind: 'dispatch' },
    { kind: 'assign', serviceman: 'suresh' },
    { kind: 'give-back', serviceman: 'suresh' },
    { kind: 'reschedule', days: 1 },
    { kind: 'dispatch' },
    { kind: 'wait', ms: 40 * HOUR },
    { kind: 'dispatch' },
    { kind: 'assign', serviceman: 'imran' },
    { kind: 'propose', serviceman: 'imran', quantity: 2 },
    { kind: 'start', serviceman: 'imran' },
    { kind: 'answer', at: 0, answer: 'accepted' },
    { kind: 'hold', serviceman: 'imran' },
    { kind: 'assign', serviceman: 'suresh' },
    { kind: 'resume', serviceman: 'imran' },
    { kind: 'resume', serviceman: 'suresh' },
    { kind: 'end', serviceman: 'suresh' },
    ...Array.from({ length: 4 }, () => ({
      kind: 'verify' as const,
      serviceman: 'suresh' as const,
      isRight: false,
    })),
    { kind: 'verify', serviceman: 'suresh', isRight: true },
    { kind: 'rate' },
    { kind: 'pay', serviceman: 'suresh', skew: 1 },
    { kind: 'pay', serviceman: 'suresh', skew: 0 },
    { kind: 'pay', serviceman: 'suresh', skew: 0 },
    { kind: 'rate' },
  ];
  await expect(lifecycle.follow(steps)).resolves.toBeUndefined();
});

it('lifecycle model covers visit problems', async () => {
  const serviceman = 'suresh';
  const toTheVisit: Step[] = [
    { kind: 'assign', serviceman },
    { kind: 'wait', ms: 48 * HOUR },
    { kind: 'wait', ms: HOUR / 4 },
    { kind: 'tell-overdue' },
    { kind: 'late', serviceman, delay: 30 },
    { kind: 'wait', ms: HOUR },
    { kind: 'tell-overdue' },
    { kind: 'tell-overdue' },
  ];
  await lifecycle.follow([
    ...toTheVisit,
    { kind: 'arrive', serviceman, isThere: false },
    { kind: 'arrive', serviceman, isThere: true },
    { kind: 'call', serviceman },
    { kind: 'no-show', serviceman, isThere: true },
    { kind: 'wait', ms: HOUR / 6 },
    { kind: 'no-show', serviceman, isThere: true },
    { kind: 'call', serviceman },
    { kind: 'no-show', serviceman, isThere: false },
    { kind: 'no-show', serviceman, isThere: true },
    { kind: 'start', serviceman },
    { kind: 'settle-visit' },
    { kind: 'settle-visit' },
  ]);
  await lifecycle.follow([
    ...toTheVisit,
    { kind: 'start', serviceman },
    { kind: 'end', serviceman },
    { kind: 'send-code', serviceman },
    { kind: 'ask-for-code' },
    { kind: 'wait', ms: 25 * HOUR },
    { kind: 'verify', serviceman, isRight: true },
    { kind: 'send-code', serviceman },
    { kind: 'ask-for-code' },
    { kind: 'verify', serviceman, isRight: false },
    { kind: 'ask-override', operator: 'priya' },
    { kind: 'confirm-override', operator: 'priya' },
    { kind: 'confirm-override', operator: 'second' },
  ]);
  await lifecycle.follow([
    { kind: 'dispatch' },
    { kind: 'wait', ms: 50 * HOUR },
    { kind: 'dispatch' },
    { kind: 'reschedule', days: 2 },
    { kind: 'dispatch' },
    { kind: 'wait', ms: 50 * HOUR },
    { kind: 'dispatch' },
    { kind: 'dispatch' },
    { kind: 'wait', ms: 4 * HOUR },
    { kind: 'dispatch' },
    { kind: 'cancel' },
  ]);
  const { said } = lifecycle.seen;
  for (const once of ['no-show ok', 'settle-visit ok', 'confirm-override ok', 'late ok'])
    expect(said.get(once), once).toBeGreaterThan(0);
});

it(`lifecycle model predicts every reply of ${RUNS} random histories of ${STEPS} steps on PostgreSQL`, async () => {
  const run = await runLifecycleModel(lifecycle, { runs: RUNS, steps: STEPS });
  expect(run.failures).toEqual([]);
  expect(run.commands).toBe(RUNS * STEPS);
  expect([...lifecycle.seen.states].toSorted()).toEqual([...BOOKING_STATES].toSorted());
}, 120_000);

describe('lifecycle model and planted bugs', () => {
  it.each(Object.keys(LIFECYCLE_BUGS))(
    'lifecycle model finds the planted bug: %s',
    async (name) => {
      expect(await findBug(lifecycle, name)).not.toBeNull();
    },
    180_000,
  );
});
