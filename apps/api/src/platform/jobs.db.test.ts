import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, SYSTEM } from './db.ts';
import { startWorker, type Task } from './job-worker.ts';
import { addJobs } from './jobs.ts';
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

describe('addJobs', () => {
  it("addJobs is part of the caller's transaction, as its role", async () => {
    const url = world.database.url('system');
    const database = connectDatabase({ url, connections: 1, onError: () => {} });
    const failing = database.transaction(SYSTEM, async (tx) => {
      await addJobs(tx, [{ task: 'note', payload: { n: 1 } }]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await world.waiting()).toEqual([]);
    await database.transaction(SYSTEM, (tx) =>
      addJobs(tx, [
        { task: 'note', payload: { n: 2 } },
        { task: 'note', payload: { n: 3 } },
      ]),
    );
    expect(await world.waiting()).toMatchObject([{ payload: { n: 2 } }, { payload: { n: 3 } }]);
    await database.close();
  });

  it('addJobs replaces a waiting job with the same key', async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    const later = new Date(Date.now() + 7_200_000);
    await world.add({ task: 'wake', payload: [1], key: 'offer:7', runAt });
    await world.add({ task: 'wake', payload: [2], key: 'offer:7', runAt: later });
    expect(await world.waiting()).toMatchObject([{ payload: [2], key: 'offer:7', run_at: later }]);
  });

  it('addJobs keeps the last of equal keys, and every job without a key', async () => {
    await world.add(
      { task: 'wake', payload: 1, key: 'offer:7' },
      { task: 'note', payload: 2 },
      { task: 'note', payload: null },
      { task: 'wake', payload: 4, key: 'offer:7' },
    );
    expect((await world.waiting()).map((job) => job['payload'])).toEqual([2, null, 4]);
  });

  it('addJobs accepts an empty list', async () => {
    await world.add();
    expect(await world.waiting()).toEqual([]);
  });
});

describe('startWorker', () => {
  it('several workers run each job once, with its payload, and delete it', async () => {
    const seen: unknown[] = [];
    const jobs = Array.from({ length: 300 }, (_, n) => ({ task: 'note', payload: { n } }));
    await world.add(...jobs);
    const note: Task = (payload, { attempt, lastAttempt }) => {
      seen.push({ payload, attempt, lastAttempt });
      return Promise.resolve();
    };
    for (let worker = 0; worker < 4; worker += 1) world.start({ note });
    await untilDone(world);
    expect(seen).toHaveLength(300);
    expect(seen).toContainEqual({ payload: { n: 7 }, attempt: 1, lastAttempt: false });
    expect(world.dead).toEqual([]);
  });

  it('a worker is woken by a new job at once', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    world.start({ note: () => Promise.resolve(resolve(performance.now())) });
    await until(() => {
      expect(world.lines.join('')).toContain('jobs: listening');
    });
    await pause(100);
    const added = performance.now();
    await world.add({ task: 'note', payload: {} });
    expect((await promise) - added).toBeLessThan(500);
  });

  it('a worker retries a failed job later, and logs no payload', async () => {
    const attempts: number[] = [];
    await world.add({ task: 'flaky', payload: { note: 'canary-4711' }, maxAttempts: 3 });
    world.start({
      flaky: (_, { attempt }) => {
        attempts.push(attempt);
        return attempt < 2 ? Promise.reject(new Error('gateway is down')) : Promise.resolve();
      },
    });
    await until(async () => {
      const [job] = await world.waiting();
      expect(job).toMatchObject({ attempts: 1, last_error: 'gateway is down' });
      expect(Number(job?.['run_at'])).toBeGreaterThan(Date.now() + 500);
    });
    await world.update('run_at = now()');
    await untilDone(world);
    expect(attempts).toEqual([1, 2]);
    expect(world.dead).toEqual([]);
    expect(world.lines.join('')).toContain('gateway is down');
    expect(world.lines.join('')).not.toContain('canary-4711');
  });

  it('a worker passes a job whose last attempt failed to onDead, and deletes it', async () => {
    const last: boolean[] = [];
    const failure = new Error('never works');
    await world.add({ task: 'doomed', payload: { n: 1 }, maxAttempts: 2 });
    world.start({
      doomed: (_, { lastAttempt }) => {
        last.push(lastAttempt);
        return Promise.reject(failure);
      },
    });
    await until(async () => {
      expect(await world.waiting()).toMatchObject([{ attempts: 1, last_error: 'never works' }]);
    });
    await world.update('run_at = now()');
    await untilDone(world);
    expect(last).toEqual([false, true]);
    expect(world.dead).toEqual([{ task: 'doomed', payload: { n: 1 }, error: failure }]);
    expect(world.dead[0]?.error).toBe(failure);
  });

  it('a worker runs a replacing job beside the replaced one, which is not retried', async () => {
    const seen: unknown[] = [];
    const { promise: replaced, resolve: replace } = Promise.withResolvers<void>();
    await world.add({ task: 'wake', payload: 'old', key: 'offer:7' });
    world.start({
      wake: async (payload) => {
        seen.push(payload);
        if (payload === 'new') return;
        await replaced;
        throw new Error('out of date');
      },
    });
    await until(() => {
      expect(seen).toEqual(['old']);
    });
    await world.add({ task: 'wake', payload: 'new', key: 'offer:7' });
    replace();
    await untilDone(world);
    expect(seen).toEqual(['old', 'new']);
    expect(world.dead).toEqual([]);
  });

  it('a worker waits for the running job when it stops', async () => {
    let finished = false;
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    await world.add({ task: 'slow', payload: {} });
    const worker = world.start({
      slow: async () => {
        begin();
        await pause(300);
        finished = true;
      },
    });
    await began;
    await worker.stop();
    expect(finished).toBe(true);
    expect(await world.waiting()).toEqual([]);
  });

  it('a worker refuses a pool without a connection left for jobs', () => {
    const small = new Pool({ max: 1 });
    const setup = { tasks: {}, concurrency: 1, log: world.log, onDead: () => Promise.resolve() };
    expect(() => startWorker({ ...setup, pool: small })).toThrow('too small');
  });
});
