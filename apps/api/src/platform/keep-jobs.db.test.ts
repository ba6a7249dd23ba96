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
const KILLED = `worker = 'of a killed process', run_at = now() + interval '1 second'`;

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

it('a job that a newer one replaced is not retried after its worker was killed', async () => {
  const seen: unknown[] = [];
  await world.add({ task: 'note', payload: 'old', key: 'offer:7' });
  await world.update(`${KILLED}, attempts = 1`);
  await world.add({ task: 'note', payload: 'new', key: 'offer:7' });
  world.start({
    note: (payload) => {
      seen.push(payload);
      return Promise.resolve();
    },
  });
  await untilDone(world);
  expect(seen).toEqual(['new']);
  expect(world.dead).toEqual([]);
});

it('a living worker keeps its job, however long it runs', async () => {
  let runs = 0;
  const slow: Task = async () => {
    runs += 1;
    await pause(4_000);
  };
  await world.add({ task: 'slow', payload: 1 });
  world.start({ slow });
  world.start({ slow });
  await untilDone(world);
  expect(runs).toBe(1);
});

it('a worker whose connections hang loses its job to another, and commits nothing of it', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
  const ends: string[] = [];
  const finishing =
    (name: string, wait: Promise<void>): Task =>
    async (_, job) => {
      begin();
      await wait;
      await world
        .transaction((tx) => job.finishIn(tx))
        .then(
          () => ends.push(`${name} finished`),
          (error: unknown) => ends.push(`${name}: ${String(error)}`),
        );
    };
  await world.add({ task: 'note', payload: 1 });
  world.start({ note: finishing('first', thawed) });
  await begun;
  world.door.freeze();
  world.startOutside({ note: finishing('second', Promise.resolve()) });
  await untilDone(world);
  world.door.thaw();
  thaw();
  await until(() => {
    expect(ends).toEqual([
      'second finished',
      'first: Error: another worker has taken the job over',
    ]);
  });
});

it('a dead letter that could not be written is retried', async () => {
  world.refuseDeadLetters(1);
  await world.add({ task: 'doomed', payload: 1, maxAttempts: 1 });
  world.start({ doomed: () => Promise.reject(new Error('never works')) });
  await untilDone(world);
  expect(world.dead).toEqual([{ task: 'doomed', payload: 1, error: new Error('never works') }]);
});
