import { afterEach, expect, it } from 'vitest';
import { liveState } from './live-state.ts';
import { pollEvery } from './poll-every.ts';
import { ReadFailed } from './read.ts';

const fine = { state: { error: null } };
const busy = {
  state: {
    error: new ReadFailed({ kind: 'unavailable', status: 503, message: '', retryAfterMs: 7000 }),
  },
};

afterEach(() => {
  liveState.prove();
});

it('a screen polls rarely while hints arrive, and sooner than usual after they have stopped', () => {
  expect(pollEvery(5000)(fine)).toBe(5000);
  liveState.prove();
  expect(pollEvery(5000, 30_000)(fine)).toBe(30_000);
  liveState.fall();
  expect(pollEvery(5000)(fine)).toBe(3000);
  liveState.prove();
  expect(pollEvery(5000, 30_000)(fine)).toBe(30_000);
});

it('a screen polls when the server says, if that is later', () => {
  expect(pollEvery(5000)(busy)).toBe(7000);
  expect(pollEvery(10_000)(busy)).toBe(10_000);
});
