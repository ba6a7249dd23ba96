import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimit } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a limit allows its points, then returns the wait, then allows again', async () => {
  const limit = createLimit({ points: 2, seconds: 30 });
  expect(await limit.take('a')).toEqual({ ok: true });
  expect(await limit.take('a')).toEqual({ ok: true });
  vi.advanceTimersByTime(10_000);
  expect(await limit.take('a')).toEqual({ ok: false, retryAfterMs: 20_000 });
  vi.advanceTimersByTime(20_000);
  expect(await limit.take('a')).toEqual({ ok: true });
});

it('a limit counts each key separately, long ones too', async () => {
  const limit = createLimit({ points: 1, seconds: 30 });
  const long = 'x'.repeat(5_000);
  expect(await limit.take(`${long}1`)).toEqual({ ok: true });
  expect(await limit.take(`${long}2`)).toEqual({ ok: true });
  expect(await limit.take(`${long}1`)).toMatchObject({ ok: false });
  expect(await limit.take('b')).toEqual({ ok: true });
});

it('a limit evicts the oldest window when it has too many keys', async () => {
  const limit = createLimit({ points: 1, seconds: 30, keysKept: 2 });
  await limit.take('a');
  await limit.take('b');
  expect(await limit.take('a')).toMatchObject({ ok: false });
  await limit.take('c');
  expect(await limit.take('b')).toMatchObject({ ok: false });
  expect(await limit.take('c')).toMatchObject({ ok: false });
  expect(await limit.take('a')).toEqual({ ok: true });
});

it('a limit refuses all of a parallel burst except its points', async () => {
  const limit = createLimit({ points: 5, seconds: 30 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => limit.take('a')));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
});

it('a take that is given back does not count', async () => {
  const limit = createLimit({ points: 1, seconds: 30 });
  expect(await limit.take('a')).toEqual({ ok: true });
  await limit.giveBack('a');
  expect(await limit.take('a')).toEqual({ ok: true });
  expect(await limit.take('a')).toMatchObject({ ok: false });
});
