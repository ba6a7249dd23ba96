import { expect, it } from 'vitest';
import { createPatience } from './patience.ts';

const WRITE_MS = 15_000;

const createConnection = () => {
  let now = 0;
  const patience = createPatience(() => now);
  return {
    /** One attempt on a connection that replies after this time. */
    send: (id: string, answersAfterMs: number): 'answered' | 'timed out' => {
      const turn = patience.begin(id, WRITE_MS);
      if (answersAfterMs > turn.limitMs) {
        now += turn.limitMs;
        turn.timedOut();
        return 'timed out';
      }
      now += answersAfterMs;
      turn.answered();
      return 'answered';
    },
    limitOf: (id: string): number => patience.begin(id, WRITE_MS).limitMs,
  };
};

it('waits 15 s, then 30 s, then 60 s, and no longer', () => {
  const connection = createConnection();
  const limits = [1, 2, 3, 4].map(() => {
    const limit = connection.limitOf('a');
    connection.send('a', 1_000_000);
    return limit;
  });
  expect(limits).toEqual([15_000, 30_000, 60_000, 60_000]);
});

it.each([
  [20_000, 2],
  [45_000, 3],
])('receives a reply that takes %d ms at attempt %d', (answersAfter, tries) => {
  const connection = createConnection();
  const outcomes = Array.from({ length: tries }, () => connection.send('a', answersAfter));
  expect(outcomes).toEqual([...Array.from({ length: tries - 1 }, () => 'timed out'), 'answered']);
});

it('the next call on the same slow connection gets the longer limit at its first attempt', () => {
  const connection = createConnection();
  connection.send('a', 20_000);
  connection.send('a', 20_000);
  expect(connection.send('b', 20_000)).toBe('answered');
});

it('a quick reply resets the limits, except for a call that keeps timing out', () => {
  const connection = createConnection();
  connection.send('a', 1_000_000);
  connection.send('b', 100);
  expect([connection.limitOf('b'), connection.limitOf('a')]).toEqual([15_000, 30_000]);
});
