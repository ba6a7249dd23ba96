import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from './action.ts';
import { createRetrier } from './retrier.ts';

const waiting = (because: 'network' | 'signed-out', retryAfterMs?: number): Entry => ({
  key: 'one',
  account: 'suresh',
  bookingId: 7,
  call: 'start-work',
  input: {},
  createdAt: 0,
  after: null,
  order: 1,
  isWhole: true,
  state: { kind: 'waiting', because, ...(retryAfterMs !== undefined && { retryAfterMs }) },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('retries with growing delays, at most half a minute, and starts over once nothing waits', () => {
  const asked: number[] = [];
  const retrier = createRetrier(
    () => {
      asked.push(Date.now());
      retrier.look([waiting('network')]);
    },
    () => 1,
  );
  const began = Date.now();
  retrier.look([waiting('network')]);
  retrier.look([waiting('network')]);
  vi.advanceTimersByTime(123_000);
  const times = asked.map((at) => (at - began) / 1000);
  expect(times).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
  retrier.look([]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(8);
  retrier.look([waiting('network')]);
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveLength(9);
});

it('waits as long as the server asked, and does not retry what needs the user', () => {
  const resend = vi.fn<() => void>();
  const retrier = createRetrier(resend);
  retrier.look([waiting('signed-out')]);
  vi.advanceTimersByTime(60_000);
  expect(resend).not.toHaveBeenCalled();
  retrier.look([waiting('network', 20_000)]);
  vi.advanceTimersByTime(19_999);
  expect(resend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(resend).toHaveBeenCalledOnce();
});
