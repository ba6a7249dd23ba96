import { expect, it, vi } from 'vitest';
import { createCallKeys } from './call-keys.ts';

const image = new File(['x'], 'picture.jpg');
const input = { documentNumber: 'A1', image, lines: [{ id: 1 }] };

it('the same write keeps its idempotency key until its final reply', () => {
  const keys = createCallKeys();
  const first = keys('7', 'upload', input);
  const again = keys('7', 'upload', { ...input, lines: [{ id: 1 }] });
  expect(again.key).toBe(first.key);
  again.end();
  expect(keys('7', 'upload', input).key).not.toBe(first.key);
});

it.each([
  ['another account', '8', 'upload', input],
  ['another call', '7', 'replace', input],
  ['another text', '7', 'upload', { ...input, documentNumber: 'A2' }],
  ['another picture', '7', 'upload', { ...input, image: new File(['x'], 'picture.jpg') }],
  ['another line', '7', 'upload', { ...input, lines: [{ id: 2 }] }],
  ['one field less', '7', 'upload', { documentNumber: 'A1' }],
])('a write with %s gets an idempotency key of its own', (_what, account, call, other) => {
  const keys = createCallKeys();
  const first = keys('7', 'upload', input);
  expect(keys(account, call, other).key).not.toBe(first.key);
});

it('two open writes do not end each other', () => {
  const keys = createCallKeys();
  const first = keys('7', 'upload', input);
  keys('7', 'upload', { documentNumber: 'A2' }).end();
  expect(keys('7', 'upload', input).key).toBe(first.key);
});

it('a write is a new intention after ten minutes', () => {
  vi.useFakeTimers();
  const keys = createCallKeys();
  const first = keys('7', 'upload', input);
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  expect(keys('7', 'upload', input).key).not.toBe(first.key);
});

it('the ten minutes of a write that has ended do not end the next one', () => {
  vi.useFakeTimers();
  const keys = createCallKeys();
  keys('7', 'upload', input).end();
  vi.advanceTimersByTime(9 * 60_000);
  const second = keys('7', 'upload', input);
  vi.advanceTimersByTime(2 * 60_000);
  vi.useRealTimers();
  expect(keys('7', 'upload', input).key).toBe(second.key);
});
