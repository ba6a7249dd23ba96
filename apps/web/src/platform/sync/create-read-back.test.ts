import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#platform/action-queue/action';
import { createReadBack } from './create-read-back.ts';

const LIST = 'list';

const done = (key: string): Entry => ({
  key,
  account: 'suresh',
  bookingId: 7,
  call: 'start-work',
  input: {},
  createdAt: 0,
  after: null,
  order: 1,
  isWhole: true,
  state: { kind: 'done', message: '' },
});

let entries: Entry[];
let released: string[];
let fetched: string[];
let isAwake: boolean;
let persist: () => Promise<void>;

const open = () =>
  createReadBack({
    done: () => entries,
    reads: () => [LIST],
    fetch: async ({ key }) => void fetched.push(key),
    persist: () => persist(),
    hide: (keys) => void (entries = entries.filter(({ key }) => !keys.has(key))),
    release: async (keys) => {
      released.push(...keys);
      entries = entries.filter(({ key }) => !keys.has(key));
    },
    isAwake: () => isAwake,
    onError: () => undefined,
  });

beforeEach(() => {
  vi.useFakeTimers();
  entries = [];
  released = [];
  fetched = [];
  isAwake = true;
  persist = async () => undefined;
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a done action', () => {
  it('a done action stays while the read started before it was done, and is released by the next', async () => {
    const readBack = open();
    readBack.asked(LIST);
    entries = [done('a')];
    readBack.look();
    readBack.answered(LIST);
    await settle();
    expect(released).toEqual([]);
    readBack.asked(LIST);
    readBack.answered(LIST);
    await settle();
    expect(released).toEqual(['a']);
  });

  it('a done action that the worker sent before the page opened is released by the first read', async () => {
    entries = [done('a')];
    const readBack = open();
    readBack.asked(LIST);
    readBack.answered(LIST);
    await settle();
    expect(released).toEqual(['a']);
  });

  it('a done action stays while the read is not persisted', async () => {
    entries = [done('a')];
    const readBack = open();
    persist = () => Promise.reject(new Error('quota'));
    readBack.asked(LIST);
    readBack.answered(LIST);
    await settle();
    expect(released).toEqual([]);
    persist = async () => undefined;
    readBack.look();
    await settle();
    expect(released).toEqual(['a']);
  });

  it('a done action is read back when no screen reads by itself, and not without network', async () => {
    entries = [done('a')];
    isAwake = false;
    const readBack = open();
    readBack.look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toEqual([]);
    isAwake = true;
    readBack.look();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toEqual(['a']);
  });
});
