import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, sessionCache } from '#platform/session/session';
import {
  persistedSeparatelyAt,
  PERSISTED_SEPARATELY,
  persistedFor,
  persistedSeparately,
  persister,
} from './persist-separately.ts';

const CHAT = ['chat', 7];
const WORDS = [{ text: 'On my way' }];
const NAME = `read ${hashKey(CHAT)}`;

const open = (authToken: string) => session.open({ authToken, role: 'serviceman' });

/** Opens a page whose reads go through the persister. */
const openPage = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: persister } },
  });

const read = (page: QueryClient, queryFn: () => unknown, kept: object = PERSISTED_SEPARATELY) =>
  page.fetchQuery({ queryKey: CHAT, queryFn, ...kept });

const offline = () => Promise.reject(new Error('offline'));

/** Reads once and persists. */
const readOnce = async () => {
  await read(openPage(), () => WORDS);
  await vi.waitUntil(() => sessionCache.get(NAME), { timeout: 5000 });
};

beforeEach(() => open('token-1'));
afterEach(async () => {
  vi.useRealTimers();
  await session.close();
});

it('a persisted read is shown without network, with its time, and as failed to refresh', async () => {
  const before = Date.now();
  await readOnce();
  const page = openPage();
  await expect(read(page, offline)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toEqual(WORDS);
  const state = page.getQueryState(CHAT);
  expect(state?.status).toBe('error');
  expect(state?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
});

it('a persisted read is shown until the reply arrives, then replaced', async () => {
  await readOnce();
  const page = openPage();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answered = read(page, () => promise);
  await vi.waitUntil(() => page.getQueryData(CHAT), { timeout: 5000 });
  expect(page.getQueryState(CHAT)?.fetchStatus).toBe('fetching');
  resolve([{ text: 'Come later' }]);
  await answered;
  expect(page.getQueryData(CHAT)).toEqual([{ text: 'Come later' }]);
});

it('a persisted read that is good for a time is not asked for again meanwhile, and keeps its time', async () => {
  const before = Date.now();
  await readOnce();
  const asked = vi.fn<() => unknown>(() => [{ text: 'Come later' }]);
  const page = openPage();
  expect(await read(page, asked, persistedFor(60_000))).toEqual(WORDS);
  expect(asked).not.toHaveBeenCalled();
  const after = Date.now();
  await vi.waitFor(() => expect(page.getQueryState(CHAT)?.dataUpdatedAt).toBeLessThan(after));
  expect(page.getQueryState(CHAT)?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(await read(openPage(), asked, persistedFor(1))).toEqual([{ text: 'Come later' }]);
});

it('falls back to data from another query when nothing is persisted', async () => {
  const page = openPage();
  const known = persistedSeparately(() => ({ data: ['from the list'], at: 5 }));
  await expect(read(page, offline, known)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toEqual(['from the list']);
  expect(page.getQueryState(CHAT)?.dataUpdatedAt).toBe(5);
});

it('persists separately only queries that opted in', async () => {
  await read(openPage(), () => WORDS, {});
  await new Promise((resolve) => {
    setTimeout(resolve, 1300);
  });
  expect(await sessionCache.get(NAME)).toBeUndefined();
});

it('never shows one account’s reads to another, with or without a logout in between', async () => {
  await readOnce();
  const left = await sessionCache.get(NAME);
  await session.close();
  expect(await sessionCache.get(NAME)).toBeUndefined();
  await open('token-2');
  // Even if the entry had remained.
  await sessionCache.put(NAME, left);
  const page = openPage();
  await expect(read(page, offline)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toBeUndefined();
  expect(await persistedSeparatelyAt(hashKey(CHAT))).toBeNull();
});

it('does not persist a read for an account that logged in while it was running', async () => {
  await read(openPage(), () => WORDS);
  await open('token-2');
  await new Promise((resolve) => {
    setTimeout(resolve, 1300);
  });
  expect(await sessionCache.get(NAME)).toBeUndefined();
});

it('drops a persisted read older than a week', async () => {
  await readOnce();
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
  expect(await persistedSeparatelyAt(hashKey(CHAT))).toBeNull();
});
