import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Task } from './job-worker.ts';
import { createJobWorld, type JobWorld, until, untilDone } from '#testing/platform/job-world';

let world: JobWorld;
beforeAll(async () => {
  world = await createJobWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

/** A job as left by a killed process. */
const KILLED = `locked_by = 'pool-of-a-killed-process', locked_at = now() - interval '11 seconds'`;

it('a job of a killed worker is retried by another', async () => {
  const attempts: number[] = [];
  await world.add({ task: 'note', payload: 1 });
  await world.update(`${KILLED}, attempts = 1`);
  world.start({
    note: (_, { attempt }) => {
      attempts.push(attempt);
      return Promise.resolve();
    },
  });
  await untilDone(world);
  expect(attempts).toEqual([2]);
});

it('a job of a worker killed in the last attempt goes to onDead', async () => {
  await world.add({ task: 'note', payload: { n: 1 }, maxAttempts: 3 });
  await world.update(`${KILLED}, attempts = 3`);
  world.start({ note: () => Promise.resolve() });
  await untilDone(world);
  const error = new Error('the worker died in the last attempt');
  expect(world.dead).toEqual([{ task: 'note', payload: { n: 1 }, error }]);
});

it('a living worker keeps its job, however long it runs', async () => {
  let runs = 0;
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const slow: Task = async () => {
    runs += 1;
    await done;
  };
  await world.add({ task: 'slow', payload: 1 });
  world.start({ slow });
  await until(() => {
    expect(runs).toBe(1);
  });
  await pause(300);
  await world.update(`locked_at = locked_at - interval '1 hour'`);
  world.start({ slow });
  await pause(2_500);
  finish();
  await untilDone(world);
  expect(runs).toBe(1);
});

it('a dead letter that could not be written is retried', async () => {
  world.refuseDeadLetters(2);
  await world.add({ task: 'doomed', payload: 1, maxAttempts: 1 });
  world.start({ doomed: () => Promise.reject(new Error('never works')) });
  await untilDone(world);
  expect(world.dead).toEqual([{ task: 'doomed', payload: 1, error: new Error('never works') }]);
});
