import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInBatches } from './read-in-batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads the first at once, and what came meanwhile together', async () => {
  const reads: (readonly number[])[] = [];
  const add = readInBatches(async (ids) => void reads.push(ids), 500);
  add(1);
  expect(reads).toEqual([[1]]);
  for (const id of [2, 3, 2]) add(id);
  await vi.advanceTimersByTimeAsync(499);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toEqual([[1], [2, 3]]);
  await vi.advanceTimersByTimeAsync(500);
  add(4);
  expect(reads).toEqual([[1], [2, 3], [4]]);
});

it('ten hints a second for a minute are one read at once and two a second', async () => {
  let reads = 0;
  const add = readInBatches(async () => void (reads += 1), 500);
  for (let id = 0; id < 600; id += 1) {
    add(id);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads).toBe(121);
});
