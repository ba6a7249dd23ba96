import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('atMost never exceeds its limit and runs everything in order', async () => {
  const run = atMost(3);
  const started: number[] = [];
  let now = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      run(async () => {
        started.push(index);
        now += 1;
        most = Math.max(most, now);
        await pause(index % 4);
        now -= 1;
        return index * 2;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
});

it('atMost frees the slot when the work fails, by throwing or rejecting', async () => {
  const run = atMost(1);
  await expect(run(() => Promise.reject(new Error('late')))).rejects.toThrow('late');
  await expect(
    run(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  await expect(run(() => Promise.resolve('next'))).resolves.toBe('next');
});
