import { beforeEach, expect, it } from 'vitest';
import { lockOf, runAlone } from './run-alone.ts';

let account = '';
let seen: string[];
beforeEach(() => {
  account = `serviceman:${crypto.randomUUID()}`;
  seen = [];
});

/** Work that runs until it is released. */
const going = (name: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = async (): Promise<void> => {
    seen.push(`${name} begins`);
    begun.resolve();
    await promise;
    seen.push(`${name} ends`);
  };
  return { work, begun: begun.promise, end: resolve };
};
const heldLocks = async (): Promise<number> =>
  ((await navigator.locks.query()).held ?? []).filter(({ name }) => name === lockOf(account))
    .length;

it('runs work one after the other for one account, and in parallel for two', async () => {
  const [one, other, stranger] = [going('one'), going('other'), going('stranger')];
  const first = runAlone(account, one.work);
  await one.begun;
  const second = runAlone(account, other.work);
  const third = runAlone(`${account} too`, stranger.work);
  await stranger.begun;
  expect(seen).toEqual(['one begins', 'stranger begins']);
  one.end();
  await first;
  await other.begun;
  other.end();
  stranger.end();
  await Promise.all([second, third]);
  expect(seen.slice(2, 4)).toEqual(['one ends', 'other begins']);
  expect(await heldLocks()).toBe(0);
});

it('takes the lock from a frozen page, and not before its time', async () => {
  const [frozen, awake] = [going('frozen'), going('awake')];
  // The former holder is aborted.
  const first = runAlone(account, frozen.work).catch((error: unknown) => (error as Error).name);
  await frozen.begun;
  const asked = performance.now();
  const second = runAlone(account, awake.work, 200);
  await awake.begun;
  expect(performance.now() - asked).toBeGreaterThan(190);
  expect(await first).toBe('AbortError');
  awake.end();
  await second;
  expect(await heldLocks()).toBe(0);
});

it('releases the lock when the work throws', async () => {
  await expect(runAlone(account, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await heldLocks()).toBe(0);
});
