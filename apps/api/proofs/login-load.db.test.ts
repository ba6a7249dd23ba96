import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createLoginLoadStage,
  loginsOf,
  runLoginLoad,
  type Beside,
  type LoginLoadStage,
} from './login-load.ts';
import type { Generator } from './load-plan.ts';
import { startGenerator } from './load-process.ts';

const EFFORT = { rounds: 3, seconds: 0.7, readsPerSecond: 60 };

let stage: LoginLoadStage;
let reads: Generator;
let logins: Generator;
beforeAll(async () => {
  stage = await createLoginLoadStage({ bookings: 2600, servicemen: 200 });
  [reads, logins] = await Promise.all([
    startGenerator({ pin: false }),
    startGenerator({ pin: false }),
  ]);
});
afterAll(async () => {
  reads.stop();
  logins.stop();
  await stage.close();
});

it('lists stay fast while people log in with passwords', async () => {
  const beside = await loginsOf(stage, logins, 4);
  const { leastRatio } = await runLoginLoad(stage, reads, beside, EFFORT);
  // Loose, for a busy machine; the figure login-load checks the real bar.
  expect(leastRatio).toBeLessThan(6);
});

it('lists are measurably slower when a password hash blocks the event loop', async () => {
  const blocking: Beside = async (seconds) => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      const until = performance.now() + 250;
      while (performance.now() < until);
      await pause(100);
    }
  };
  const { leastRatio } = await runLoginLoad(stage, reads, blocking, {
    ...EFFORT,
    rounds: 5,
  });
  expect(leastRatio).toBeGreaterThan(2);
});
