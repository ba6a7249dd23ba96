import { dayOf } from '@karigar/domain/dates/india-day';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { session, sessionCache } from '#platform/session/session';
import { fromPhone, serverNow, toPhone } from '@karigar/client/time/server-now';
import { isWorthShowing, READS_SHAPE } from './reads-shape.ts';
import { seal, unseal, type Sealed } from './sealed.ts';

const READS = 'reads';
const SETTLED_MS = 1000;

type Meta = { readonly isKept: true; readonly isOfDay: boolean };
const FOR_LATER: Meta = { isKept: true, isOfDay: false };
const FOR_TODAY: Meta = { isKept: true, isOfDay: true };

/** For queries of the first screens: the last reply is persisted, so that they show at once. */
export const PERSISTED = { meta: FOR_LATER, gcTime: Number.POSITIVE_INFINITY };
/** The same, for replies that are valid for one day only, such as counters. */
export const PERSISTED_FOR_TODAY = { meta: FOR_TODAY, gcTime: Number.POSITIVE_INFINITY };

/** `at` is in server time if known, because the phone's clock may be changed before it is restored. */
type Read = {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly at: number;
  readonly isOfDay: boolean;
};
type Kept = { readonly shape: string; readonly reads: readonly Read[] };

const isKept = (meta: unknown): meta is Meta => meta === FOR_LATER || meta === FOR_TODAY;

/** Restores earlier reads with their times. Newer replies stay. */
export const restoreQueries = async (client: QueryClient): Promise<void> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return;
  try {
    const sealed = await sessionCache.get(READS);
    if (sealed === undefined) return;
    performance.mark('app: reads found');
    const kept = (await unseal(authToken, sealed as Sealed)) as Kept;
    performance.mark('app: reads unsealed');
    if (kept.shape !== READS_SHAPE || session.get()?.authToken !== authToken) return;
    for (const { key, data, at, isOfDay } of kept.reads) {
      if (!isWorthShowing(at) || (isOfDay && dayOf(at) !== dayOf(serverNow()))) continue;
      const options = { queryKey: key, ...(isOfDay ? PERSISTED_FOR_TODAY : PERSISTED) };
      const query = client.getQueryCache().build(client, options);
      if (query.state.data !== undefined) continue;
      query.setData(data, { updatedAt: toPhone(at), manual: true });
      // A time in the phone's future would count as fresh until then.
      if (at > serverNow()) query.invalidate();
    }
  } catch {
    // Storage failed, or the entry is of another session or an older app: same as no entry.
  }
};

const readsOf = (client: QueryClient): readonly Read[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => isKept(meta) && state.data !== undefined })
    .map(({ queryKey, meta, state }) => ({
      key: queryKey,
      data: state.data,
      at: fromPhone(state.dataUpdatedAt),
      isOfDay: meta === FOR_TODAY,
    }));

let writeNow: () => Promise<void> = async () => {};
/** Persists the reads now; rejects if the phone cannot. */
export const persistQueriesNow = (): Promise<void> => writeNow();

/** From now on reads are persisted: soon after a change, and when the app is left. */
export const persistQueries = (client: QueryClient): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new WeakSet<object>();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const authToken = session.get()?.authToken;
    const reads = readsOf(client);
    if (authToken === undefined || reads.length === 0) return;
    const kept: Kept = { shape: READS_SHAPE, reads };
    const sealed = await seal(authToken, kept);
    // A logout in between emptied the cache, and it must stay empty.
    if (session.get()?.authToken === authToken) await sessionCache.put(READS, sealed);
  };
  writeNow = write;
  const writeQuietly = (): void => void write().catch(() => {});

  client.getQueryCache().subscribe(({ query, type }) => {
    const { data } = query.state as { data: unknown };
    if (type !== 'updated' || !isKept(query.meta) || typeof data !== 'object' || data === null)
      return;
    if (seen.has(data)) return;
    seen.add(data);
    timer ??= setTimeout(writeQuietly, SETTLED_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeQuietly();
  });
};
