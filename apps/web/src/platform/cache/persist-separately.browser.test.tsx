import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, sessionShelf } from '../session/session.ts';
import { isKeptApart, KEPT_APART, keptApart, readThrough } from './persist-separately.ts';

const CHAT = ['chat', 7];
const WORDS = [{ text: 'On my way' }];
const NAME = `read ${hashKey(CHAT)}`;

const open = (authToken: string) => session.open({ authToken, role: 'serviceman' });

/** A page as ours: every read goes past what is kept. */
const openPage = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: readThrough } },
  });

const read = (page: QueryClient, queryFn: () => unknown, kept: object = KEPT_APART) =>
  page.fetchQuery({ queryKey: CHAT, queryFn, ...kept });

const offline = () => Promise.reject(new Error('offline'));

/** Read once and kept. */
const readOnce = async () => {
  await read(openPage(), () => WORDS);
  await vi.waitUntil(() => sessionShelf.get(NAME), { timeout: 5000 });
};

beforeEach(() => open('token-1'));
afterEach(async () => {
  vi.useRealTimers();
  await session.close();
});

it('stands without network, under the time it was read at, and says that it was asked in vain', async () => {
  const before = Date.now();
  await readOnce();
  const page = openPage();
  await expect(read(page, offline)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toEqual(WORDS);
  const state = page.getQueryState(CHAT);
  expect(state?.status).toBe('error');
  expect(state?.dataUpdatedAt).toBeGreaterThanOrEqual(before);
});

it('stands while the answer is on its way, and gives place to it', async () => {
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

it('takes what the phone knows from elsewhere where nothing is kept', async () => {
  const page = openPage();
  const known = keptApart(() => ({ data: ['from the list'], at: 5 }));
  await expect(read(page, offline, known)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toEqual(['from the list']);
  expect(page.getQueryState(CHAT)?.dataUpdatedAt).toBe(5);
});

it('keeps nothing that did not ask for it', async () => {
  await read(openPage(), () => WORDS, {});
  await new Promise((resolve) => {
    setTimeout(resolve, 1300);
  });
  expect(await sessionShelf.get(NAME)).toBeUndefined();
});

it('never shows what one account read to another, logged out in between or not', async () => {
  await readOnce();
  const left = await sessionShelf.get(NAME);
  await session.close();
  expect(await sessionShelf.get(NAME)).toBeUndefined();
  await open('token-2');
  // Even if it had stayed there.
  await sessionShelf.put(NAME, left);
  const page = openPage();
  await expect(read(page, offline)).rejects.toThrow('offline');
  expect(page.getQueryData(CHAT)).toBeUndefined();
  expect(await isKeptApart(hashKey(CHAT))).toBe(false);
});

it('is not written for the next one who logs in while it was being read', async () => {
  await read(openPage(), () => WORDS);
  await open('token-2');
  await new Promise((resolve) => {
    setTimeout(resolve, 1300);
  });
  expect(await sessionShelf.get(NAME)).toBeUndefined();
});

it('leaves behind what is older than a week', async () => {
  await readOnce();
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
  expect(await isKeptApart(hashKey(CHAT))).toBe(false);
});
