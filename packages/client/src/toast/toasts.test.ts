import { expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

it('keeps a toast until the toast place takes it, once', () => {
  const toasts = createToasts();
  toasts.bad('Login failed');
  toasts.good('Login successful');
  expect(toasts.isAnyWaiting()).toBe(true);
  expect(toasts.takeAll()).toEqual([
    { tone: 'bad', words: 'Login failed' },
    { tone: 'good', words: 'Login successful' },
  ]);
  expect([toasts.isAnyWaiting(), toasts.takeAll()]).toEqual([false, []]);
});

it('notifies the toast place at once', () => {
  const toasts = createToasts();
  const listener = vi.fn<() => void>();
  const stop = toasts.subscribe(listener);
  toasts.bad('Login failed');
  stop();
  toasts.bad('Login failed');
  expect(listener).toHaveBeenCalledTimes(1);
});
