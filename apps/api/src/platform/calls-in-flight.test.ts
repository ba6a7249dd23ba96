import { describe, expect, it } from 'vitest';
import { createCallsInFlight } from './calls-in-flight.ts';

/** Work that ends when told, and counts how many run. */
const createWork = () => {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, order: [] as number[] };
  return {
    seen,
    end: (): void => ends.shift()?.(),
    start: (name: number) => async (): Promise<number> => {
      seen.order.push(name);
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await new Promise<void>((resolve) => void ends.push(resolve));
      seen.running -= 1;
      return name;
    },
  };
};

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('calls in flight', () => {
  it('run up to the limit at once and the others in order', async () => {
    const calls = createCallsInFlight({ running: 2, waiting: 10 });
    const work = createWork();
    const results = [1, 2, 3, 4, 5].map(async (name) => calls.run('a', work.start(name)));
    for (let step = 0; step < 5; step += 1) {
      await turn();
      work.end();
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
    expect(work.seen).toEqual({ running: 0, most: 2, order: [1, 2, 3, 4, 5] });
  });

  it('of one key do not hold up another key', async () => {
    const calls = createCallsInFlight({ running: 1, waiting: 10 });
    const work = createWork();
    void calls.run('a', work.start(1));
    void calls.run('a', work.start(2));
    expect(await calls.run('b', async () => 'done')).toBe('done');
    work.end();
    await turn();
    work.end();
  });

  it('are refused when too many wait, and taken again afterwards', async () => {
    const calls = createCallsInFlight({ running: 1, waiting: 1 });
    const work = createWork();
    const [first, second] = [calls.run('a', work.start(1)), calls.run('a', work.start(2))];
    expect(calls.run('a', work.start(3))).toBeNull();
    work.end();
    await first;
    await turn();
    work.end();
    await second;
    expect(await calls.run('a', async () => 4)).toBe(4);
  });

  it('give their place back when they fail', async () => {
    const calls = createCallsInFlight({ running: 1, waiting: 1 });
    const failing = async (): Promise<never> => Promise.reject(new Error('no'));
    await expect(calls.run('a', failing)).rejects.toThrow('no');
    expect(await calls.run('a', async () => 1)).toBe(1);
  });
});
