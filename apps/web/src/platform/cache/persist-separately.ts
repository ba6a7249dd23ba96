import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { session, sessionShelf } from '../session/session.ts';
import { isWorthShowing, READS_SHAPE } from '#shared/queries/reads-shape';
import { seal, unseal, type Sealed } from './sealed.ts';

const SETTLED_MS = 1000;
const NAME = 'read ';
const MOST = 150;

type Known = { readonly data: unknown; readonly at: number };
/** What the phone knows of it from elsewhere, when nothing is kept. */
type Instead = (client: QueryClient) => Known | null;

/** Of a query whose last answer is kept by itself and put back when it is first asked for. */
export const keptApart = (instead: Instead = () => null) => ({
  meta: { isKeptApart: true, instead },
});
export const KEPT_APART = keptApart();

type Answer = { readonly shape: string; readonly data: unknown };
/** When is said in the open, so that the oldest can go without being read. */
type Shelved = { readonly at: number; readonly sealed: Sealed };

const find = async (hash: string): Promise<Known | null> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return null;
  try {
    const shelved = (await sessionShelf.get(NAME + hash)) as Shelved | undefined;
    if (shelved === undefined || !isWorthShowing(shelved.at)) return null;
    const { shape, data } = (await unseal(authToken, shelved.sealed)) as Answer;
    const isOurs = shape === READS_SHAPE && session.get()?.authToken === authToken;
    return isOurs ? { data, at: shelved.at } : null;
  } catch {
    return null;
  }
};

const putBack = async (query: Query, client: QueryClient): Promise<void> => {
  const instead = query.meta?.['instead'] as Instead | undefined;
  const found = (await find(query.queryHash)) ?? instead?.(client) ?? null;
  // Marked as by hand, it leaves the read that is under way alone.
  if (found !== null && query.state.data === undefined)
    query.setData(found.data, { updatedAt: found.at, manual: true });
};

/** The newest stay. */
const prune = (): Promise<void> =>
  sessionShelf.database()('readwrite', async (store) => {
    const ours = IDBKeyRange.bound(NAME, `${NAME}\uffff`);
    const [keys, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys(ours)),
      promisifyRequest<Shelved[]>(store.getAll(ours)),
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
    const shelved: Shelved = { at, sealed: await seal(authToken, answer) };
    // Whoever logged out meanwhile has emptied the shelf, and it stays empty.
    if (session.get()?.authToken !== authToken) return;
    await sessionShelf.put(NAME + hash, shelved);
  }
  if (!isPruned) await prune();
  isPruned = true;
};
const writeQuietly = (): void => void write().catch(() => {});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeQuietly();
});
session.subscribe(() => toWrite.clear());

/** Reads as ever; what was answered is kept, and stands while the next answer is on its way or does not come. */
export const readThrough: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.['isKeptApart'] !== true) return queryFn(context);
  const isBack = query.state.data === undefined ? putBack(query, context.client) : null;
  try {
    const data = await queryFn(context);
    toWrite.set(query.queryHash, { data, at: Date.now() });
    timer ??= setTimeout(writeQuietly, SETTLED_MS);
    return data;
  } catch (error) {
    // An offline phone answers sooner than its disk.
    await isBack;
    throw error;
  }
};

/** Whether something is kept under this name already. */
export const isKeptApart = async (queryHash: string): Promise<boolean> =>
  (await find(queryHash)) !== null;
