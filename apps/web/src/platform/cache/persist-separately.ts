import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { session, sessionCache } from '#platform/session/session';
import { serverNow, toPhone } from '@karigar/client/time/server-now';
import { isWorthShowing, READS_SHAPE } from './reads-shape.ts';
import { seal, unseal, type Sealed } from './sealed.ts';

const SETTLED_MS = 1000;
const NAME = 'read ';
const MOST = 150;

type Known = { readonly data: unknown; readonly at: number };
/** Data from another query, when nothing is persisted. */
type Fallback = (client: QueryClient) => Known | null;

/** For a query whose last reply is persisted on its own and restored when it is first read. */
export const persistedSeparately = (instead: Fallback = () => null) => ({
  meta: { isKeptApart: true, instead, goodForMs: 0 },
});
/** The same, and the server is not asked while the persisted reply is younger. */
export const persistedFor = (goodForMs: number) => ({
  meta: { ...persistedSeparately().meta, goodForMs },
});
export const PERSISTED_SEPARATELY = persistedSeparately();

type Answer = { readonly shape: string; readonly data: unknown };
/** The server time is not encrypted, so that the oldest can be deleted without decrypting. */
type CacheEntry = { readonly at: number; readonly sealed: Sealed };

const find = async (hash: string): Promise<Known | null> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return null;
  try {
    const entry = (await sessionCache.get(NAME + hash)) as CacheEntry | undefined;
    if (entry === undefined || !isWorthShowing(entry.at)) return null;
    const { shape, data } = (await unseal(authToken, entry.sealed)) as Answer;
    const isOurs = shape === READS_SHAPE && session.get()?.authToken === authToken;
    return isOurs ? { data, at: toPhone(entry.at) } : null;
  } catch {
    return null;
  }
};

const putBack = async (query: Query, client: QueryClient): Promise<void> => {
  const instead = query.meta?.['instead'] as Fallback | undefined;
  const found = (await find(query.queryHash)) ?? instead?.(client) ?? null;
  // A manual update does not cancel the running read.
  if (found !== null && query.state.data === undefined)
    query.setData(found.data, { updatedAt: found.at, manual: true });
};

/** Keeps only the newest. */
const prune = (): Promise<void> =>
  sessionCache.database()('readwrite', async (store) => {
    const ours = IDBKeyRange.bound(NAME, `${NAME}\uffff`);
    const [keys, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys(ours)),
      promisifyRequest<CacheEntry[]>(store.getAll(ours)),
    ]);
    const byAge = kept
      .map(({ at }, place) => ({ at, key: keys[place] ?? '' }))
      .toSorted((one, other) => other.at - one.at);
    for (const { key } of byAge.slice(MOST)) store.delete(key);
  });

const toWrite = new Map<string, Known>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isPruned = false;

const write = async (): Promise<void> => {
  clearTimeout(timer);
  timer = undefined;
  const authToken = session.get()?.authToken;
  const answers = [...toWrite];
  toWrite.clear();
  if (authToken === undefined) return;
  for (const [hash, { data, at }] of answers) {
    const answer: Answer = { shape: READS_SHAPE, data };
    const entry: CacheEntry = { at, sealed: await seal(authToken, answer) };
    // A logout in between emptied the cache, and it must stay empty.
    if (session.get()?.authToken !== authToken) return;
    await sessionCache.put(NAME + hash, entry);
  }
  if (!isPruned) await prune();
  isPruned = true;
};
const writeQuietly = (): void => void write().catch(() => {});
/** Persists the reads now; rejects if the phone cannot. */
export const persistSeparateQueries = write;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeQuietly();
});
session.subscribe(() => toWrite.clear());

/** Reads as usual and persists the reply; shows the persisted one while the next is loading or fails. */
export const persister: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.['isKeptApart'] !== true) return queryFn(context);
  const isFirst = query.state.data === undefined;
  const goodForMs = Number(query.meta['goodForMs']);
  if (isFirst && goodForMs > 0) {
    const found = await find(query.queryHash);
    if (found !== null && Math.abs(Date.now() - found.at) < goodForMs) {
      // Once it counts as read, it gets the time at which the server sent it.
      setTimeout(() => {
        if (query.state.data === found.data) query.setState({ dataUpdatedAt: found.at });
      });
      return found.data;
    }
  }
  const isBack = isFirst ? putBack(query, context.client) : null;
  try {
    const data = await queryFn(context);
    toWrite.set(query.queryHash, { data, at: serverNow() });
    timer ??= setTimeout(writeQuietly, SETTLED_MS);
    return data;
  } catch (error) {
    // An offline phone fails sooner than its disk replies.
    await isBack;
    throw error;
  }
};

/** When the persisted entry was read, on this phone's clock; null without an entry. */
export const persistedSeparatelyAt = async (queryHash: string): Promise<number | null> =>
  (await find(queryHash))?.at ?? null;
