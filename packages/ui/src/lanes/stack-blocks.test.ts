import { expect, it } from 'vitest';
import { laneRem, stackBlocks } from './stack-blocks.ts';

const spans = (...written: readonly (readonly [number, number])[]) =>
  written.map(([from, to]) => ({ from, to }));

it('blocks one after another have the whole height each', () => {
  expect(stackBlocks(spans([8, 9], [9, 10], [12, 13]))).toEqual([
    { at: 0, of: 1 },
    { at: 0, of: 1 },
    { at: 0, of: 1 },
  ]);
});

it('blocks at the same time share the height, in whatever order they come', () => {
  expect(stackBlocks(spans([11, 12], [9, 11.5], [14, 15]))).toEqual([
    { at: 1, of: 2 },
    { at: 0, of: 2 },
    { at: 0, of: 1 },
  ]);
});

it('a block takes the part of one that is over, and all of a group have the same height', () => {
  expect(stackBlocks(spans([8, 12], [9, 10], [10, 11], [10, 13]))).toEqual([
    { at: 0, of: 3 },
    { at: 1, of: 3 },
    { at: 1, of: 3 },
    { at: 2, of: 3 },
  ]);
});

it('a lane is higher from the second block at the same time on', () => {
  const height = (count: number): number =>
    laneRem(Array.from({ length: count }, () => ({ from: 8, to: 9 })));
  expect([0, 1, 2, 3, 5].map(height)).toEqual([4.5, 4.5, 5, 7.25, 11.75]);
});

it('no two blocks overlap', () => {
  for (let round = 0; round < 200; round += 1) {
    const blocks = Array.from({ length: 12 }, (_, at) => {
      const from = (at * 7 + round * 13) % 24;
      return { from, to: from + 1 + ((at * round) % 5) };
    });
    const parts = stackBlocks(blocks);
    for (const [one, a] of blocks.entries())
      for (const [other, b] of blocks.entries()) {
        if (one >= other || a.from >= b.to || b.from >= a.to) continue;
        expect(parts[one]?.at).not.toBe(parts[other]?.at);
        expect(parts[one]?.of).toBe(parts[other]?.of);
      }
  }
});
