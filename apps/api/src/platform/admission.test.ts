import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission, type CallClass, type Leave } from './admission.ts';

const here = (): boolean => false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = (places: number) => {
  const admission = createAdmission(places);
  const served: string[] = [];
  const enter = async (of: CallClass, name: string, isGone: () => boolean): Promise<void> => {
    const leave = await admission.enter(of, isGone);
    served.push(leave === null ? `${name} refused` : name);
    if (leave !== null) left.set(name, leave);
  };
  const ask = (of: CallClass, name: string = of, isGone = here): void =>
    void enter(of, name, isGone);
  const left = new Map<string, Leave>();
  const end = async (name: string): Promise<void> => {
    left.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { admission, ask, end, served, left };
};

it('calls run at once up to the number of places, the others wait', async () => {
  const { ask, end, served, admission } = setUp(2);
  for (const name of ['one', 'two', 'three']) ask('read', name);
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toEqual(['one', 'two']);
  expect(admission.counts().read).toEqual({ running: 2, waiting: 1 });
  await end('one');
  expect(served).toEqual(['one', 'two', 'three']);
});

it('work in the field goes first, then other writes, reads, refreshes and guests', async () => {
  const { ask, end, served } = setUp(1);
  ask('read', 'first');
  for (const one of ['guest', 'refresh', 'read', 'write', 'field'] as const) ask(one);
  await vi.advanceTimersByTimeAsync(0);
  for (const name of ['first', 'field', 'write', 'read', 'refresh']) await end(name);
  expect(served).toEqual(['first', 'field', 'write', 'read', 'refresh', 'guest']);
});

it('a call that waits too long is refused, even when nobody leaves', async () => {
  const { ask, served } = setUp(1);
  ask('read', 'stuck');
  ask('refresh', 'late');
  await vi.advanceTimersByTimeAsync(200);
  expect(served).toEqual(['stuck']);
  await vi.advanceTimersByTimeAsync(70);
  expect(served).toEqual(['stuck', 'late refused']);
});

it('a line that would take too long is refused at once', async () => {
  const { ask, served, admission } = setUp(1);
  ask('read', 'running');
  for (let number = 0; number < 40; number += 1) ask('refresh', `waiting ${number}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(admission.counts().refresh.waiting).toBe(12);
  expect(admission.isFull('refresh')).toBe(true);
  expect(admission.isFull('read')).toBe(false);
  expect(served).toHaveLength(29);
});

it('reads wait behind work in the field when they would not behind other reads', async () => {
  const { ask, admission } = setUp(1);
  ask('field', 'running');
  for (let number = 0; number < 60; number += 1) ask('field', String(number));
  await vi.advanceTimersByTimeAsync(301);
  expect(admission.isFull('read')).toBe(false);
  expect(admission.isFull('refresh')).toBe(true);
  for (let number = 0; number < 20; number += 1) ask('read', `read ${number}`);
  expect(admission.isFull('read')).toBe(true);
});

it('a better call refuses the last of the worst at once when that would wait too long', async () => {
  const { ask, served, admission } = setUp(1);
  ask('read', 'running');
  for (let number = 0; number < 12; number += 1) ask('refresh', `waiting ${number}`);
  ask('field', 'better');
  await vi.advanceTimersByTimeAsync(0);
  expect(served).toEqual(['running', 'waiting 11 refused']);
  expect(admission.counts().refresh.waiting).toBe(11);
  expect(admission.counts().field.waiting).toBe(1);
});

it('while somebody always waits, less is let in than in a burst', async () => {
  const { ask, end, admission } = setUp(1);
  ask('read', 'zero');
  for (let number = 0; number < 20; number += 1) ask('read', String(number));
  await vi.advanceTimersByTimeAsync(0);
  expect(admission.isFull('read')).toBe(false);
  await vi.advanceTimersByTimeAsync(301);
  expect(admission.isFull('read')).toBe(true);
  expect(admission.isFull('field')).toBe(false);
  await end('zero');
  for (let number = 0; number < 20; number += 1) await end(String(number));
  expect(admission.isFull('read')).toBe(false);
});

it('a caller that left while it waited is not served', async () => {
  const { ask, end, served } = setUp(1);
  let isGone = false;
  ask('write', 'running');
  ask('write', 'gone', () => isGone);
  ask('write', 'still here');
  await vi.advanceTimersByTimeAsync(0);
  isGone = true;
  await end('running');
  expect(served).toEqual(['running', 'gone refused', 'still here']);
});

it('a place that is left twice is given once', async () => {
  const { ask, end, served, admission } = setUp(1);
  ask('write', 'one');
  ask('write', 'two');
  ask('write', 'three');
  await vi.advanceTimersByTimeAsync(0);
  await end('one');
  await end('one');
  expect(served).toEqual(['one', 'two']);
  expect(admission.counts().write).toEqual({ running: 1, waiting: 1 });
});
