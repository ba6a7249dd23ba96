import { dayOf } from '@karigar/domain/dates/india-day';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { session, sessionShelf } from '../session/session.ts';
import { isWorthShowing, READS_SHAPE } from '#shared/queries/reads-shape';
import { seal, unseal, type Sealed } from './sealed.ts';

const READS = 'reads';
const SETTLED_MS = 1000;

type Meta = { readonly isKept: true; readonly isOfDay: boolean };
const FOR_LATER: Meta = { isKept: true, isOfDay: false };
const FOR_TODAY: Meta = { isKept: true, isOfDay: true };

/** Of a query that the first screens read: its last answer is kept on the phone, so that they stand at once. */
export const KEPT = { meta: FOR_LATER, gcTime: Number.POSITIVE_INFINITY };
/** The same, for what is true of one day only, such as its counters. */
export const KEPT_FOR_TODAY = { meta: FOR_TODAY, gcTime: Number.POSITIVE_INFINITY };

type Read = {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly at: number;
  readonly isOfDay: boolean;
};
type Kept = { readonly shape: string; readonly reads: readonly Read[] };

const isKept = (meta: unknown): meta is Meta => meta === FOR_LATER || meta === FOR_TODAY;

/** Puts back what was read earlier, under the time it was read at. Newer answers stay. */
export const restoreReads = async (client: QueryClient): Promise<void> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return;
  try {
    const sealed = await sessionShelf.get(READS);
    if (sealed === undefined) return;
    const kept = (await unseal(authToken, sealed as Sealed)) as Kept;
    if (kept.shape !== READS_SHAPE || session.get()?.authToken !== authToken) return;
    for (const { key, data, at, isOfDay } of kept.reads) {
      if (!isWorthShowing(at) || (isOfDay && dayOf(at) !== dayOf(Date.now()))) continue;
      const options = { queryKey: key, ...(isOfDay ? KEPT_FOR_TODAY : KEPT) };
      const query = client.getQueryCache().build(client, options);
      if (query.state.data === undefined) query.setData(data, { updatedAt: at, manual: true });
    }
  } catch {
    // A phone that keeps nothing, or what another session or an older app left: as if there were nothing.
  }
};

const readsOf = (client: QueryClient): readonly Read[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => isKept(meta) && state.data !== undefined })
    .map(({ queryKey, meta, state }) => ({
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
      isOfDay: meta === FOR_TODAY,
    }));

/** From now on what is read is kept: soon after it changed, and when the app is left. */
export const keepReads = (client: QueryClient): void => {
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
    // Whoever logged out meanwhile has emptied the shelf, and it stays empty.
    if (session.get()?.authToken === authToken) await sessionShelf.put(READS, sealed);
  };
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
