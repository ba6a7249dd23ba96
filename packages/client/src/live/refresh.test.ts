import { expect, it, vi } from 'vitest';
import { createRefresh } from './refresh.ts';

it('reads one key once at a time, and once more for all hints that arrived meanwhile', async () => {
  const reads: { readonly key: unknown; readonly end: () => void }[] = [];
  const refresh = createRefresh((key) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    reads.push({ key, end: resolve });
    return promise;
  });
  for (let hints = 0; hints < 5; hints += 1) refresh(['chat', 42]);
  refresh(['notifications']);
  expect(reads.map(({ key }) => key)).toEqual([['chat', 42], ['notifications']]);
  reads[0]?.end();
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  reads[2]?.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(reads).toHaveLength(3);
  refresh(['chat', 42]);
  expect(reads).toHaveLength(4);
});

it('with a rest, ten hints a second cause one read at once and one a second', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const refresh = createRefresh(async () => void (reads += 1), { restMs: 1000 });
  for (let hints = 0; hints < 50; hints += 1) {
    refresh(['counts']);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads).toBe(6);
  vi.useRealTimers();
});

it('hints that come together cause one read, and a later one another', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const refresh = createRefresh(async () => void (reads += 1), { gatherMs: () => 60 });
  for (let hints = 0; hints < 3; hints += 1) {
    refresh(['bookings', 'live']);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(reads).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(reads).toBe(1);
  refresh(['bookings', 'live']);
  await vi.advanceTimersByTimeAsync(100);
  expect(reads).toBe(2);
  vi.useRealTimers();
});
