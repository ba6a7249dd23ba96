import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  createJobWorld,
  type JobWorld,
  until,
  untilDone,
} from '../../testing/platform/job-world.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await createJobWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

it.each(['done', 'failed'])(
  'a job worker continues when its connections are cut as a job is %s',
  async (end) => {
    let attempts = 0;
    await world.add({ task: 'note', payload: 1 });
    world.start({
      note: async () => {
        attempts += 1;
        if (attempts > 1) return;
        await world.cutConnections();
        if (end === 'failed') throw new Error('gateway is down');
      },
    });
    await untilDone(world);
    expect(attempts).toBeGreaterThan(0);
    expect(world.dead).toEqual([]);
  },
);

it('a job worker loses no job when its connections are cut repeatedly', async () => {
  const seen = new Set<unknown>();
  world.start({
    note: async (payload) => {
      await pause(50);
      seen.add(payload);
    },
  });
  for (let n = 0; n < 20; n += 1) {
    await world.add({ task: 'note', payload: n });
    await pause(30);
    if (n % 5 === 3) await world.cutConnections();
  }
  await untilDone(world);
  expect(seen.size).toBe(20);
  expect(world.dead).toEqual([]);
});

it('a job worker writes the results of several jobs when the database is back', async () => {
  let runs = 0;
  for (let n = 0; n < 4; n += 1) await world.add({ task: 'note', payload: n });
  world.start({
    note: async (payload) => {
      runs += 1;
      if (runs === 4) await world.door.shut();
      await pause(Number(payload) * 20);
    },
  });
  await until(() => {
    expect(runs).toBe(4);
  });
  await pause(1_500);
  expect(await world.waiting()).toHaveLength(4);
  await world.door.reopen();
  await until(async () => {
    expect(await world.waiting()).toEqual([]);
  });
  expect(runs).toBe(4);
});

it('a job worker starts while the database is down', async () => {
  await world.door.shut();
  await world.add({ task: 'note', payload: 1 });
  let runs = 0;
  world.start({
    note: () => {
      runs += 1;
      return Promise.resolve();
    },
  });
  await pause(1_500);
  expect(runs).toBe(0);
  await world.door.reopen();
  await untilDone(world);
  expect(runs).toBe(1);
});

it('a job worker stops while the database is down, and another worker runs its job', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let runs = 0;
  await world.add({ task: 'note', payload: 1 });
  const note = async (): Promise<void> => {
    runs += 1;
    if (runs > 1) return;
    await world.door.shut();
    begin();
  };
  const worker = world.start({ note });
  await begun;
  await worker.stop();
  await world.door.reopen();
  expect(await world.waiting()).toHaveLength(1);
  world.start({ note });
  await untilDone(world);
  expect(runs).toBe(2);
});

it('a job worker frees jobs whose connection was lost before they arrived', async () => {
  const attempts: number[] = [];
  const query = world.pool.query.bind(world.pool) as (...given: unknown[]) => Promise<unknown>;
  const loseOneReply = async (...given: unknown[]): Promise<never> => {
    Object.assign(world.pool, { query });
    await query(...given);
    throw new Error('connection lost');
  };
  Object.assign(world.pool, { query: loseOneReply });
  await world.add({ task: 'note', payload: 1, maxAttempts: 1 });
  world.start({
    note: (_, { attempt }) => {
      attempts.push(attempt);
      return Promise.resolve();
    },
  });
  await untilDone(world);
  expect(attempts).toEqual([1]);
  expect(world.dead).toEqual([]);
});

it('a job worker survives a connection that emits two errors', async () => {
  const used = new Set<PoolClient>();
  const note = (client: PoolClient): void => void used.add(client);
  world.pool.on('acquire', note);
  let runs = 0;
  world.start({
    note: () => {
      runs += 1;
      return Promise.resolve();
    },
  });
  await world.add({ task: 'note', payload: 1 });
  await untilDone(world);
  // The worker listens on one connection and polls on another, sooner or later.
  await expect.poll(() => used.size, { timeout: 20_000 }).toBeGreaterThan(1);
  world.pool.off('acquire', note);
  for (const client of used) {
    client.emit('error', new Error('reset'));
    client.emit('error', new Error('closed'));
  }
  await world.add({ task: 'note', payload: 2 });
  await untilDone(world);
  expect(runs).toBe(2);
});
