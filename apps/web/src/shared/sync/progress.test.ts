import { describe, expect, it } from 'vitest';
import { nextBatch, NO_BATCH, progressOf, type Batch } from './progress.ts';

const follow = (...steps: readonly [left: number, isOnline: boolean][]) => {
  let batch: Batch = NO_BATCH;
  return steps.map(([left, isOnline]) => {
    batch = nextBatch(batch, { left, isOnline });
    return progressOf(batch, isOnline);
  });
};

describe('how the sending stands', () => {
  it('counts what waits, sends it one by one, and is done', () => {
    expect(
      follow([0, false], [3, false], [3, true], [2, true], [1, true], [0, true], [0, true]),
    ).toEqual([
      { kind: 'none' },
      { kind: 'waiting', left: 3 },
      { kind: 'sending', at: 1, of: 3 },
      { kind: 'sending', at: 2, of: 3 },
      { kind: 'sending', at: 3, of: 3 },
      { kind: 'sent' },
      { kind: 'none' },
    ]);
  });

  it('says nothing of what goes out at once', () => {
    expect(follow([1, true], [0, true])).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });

  it('counts what he adds while it sends', () => {
    expect(follow([2, false], [2, true], [1, true], [2, true])).toEqual([
      { kind: 'waiting', left: 2 },
      { kind: 'sending', at: 1, of: 2 },
      { kind: 'sending', at: 2, of: 2 },
      { kind: 'sending', at: 2, of: 3 },
    ]);
  });

  it('waits again when the network goes in the middle', () => {
    expect(follow([2, false], [1, true], [1, false]).at(-1)).toEqual({ kind: 'waiting', left: 1 });
  });
});
