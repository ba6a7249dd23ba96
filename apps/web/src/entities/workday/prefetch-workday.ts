import type { Booking } from '@karigar/contract/bookings/booking';
import { todaysWork } from '@karigar/domain/bookings/todays-work';
import { dayOf } from '@karigar/domain/dates/india-day';
import { hashKey, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { local } from '@karigar/client/device/storage';
import { bookingPagesOf } from '#entities/bookings/paged-bookings';
import { createDataUsed } from '#platform/sync/data-used';
import { serverNow } from '@karigar/client/time/server-now';
import { chatOf } from '#entities/chat/chat';
import { persistedSeparatelyAt } from '#platform/cache/persist-separately';
import { liveBookings } from '#entities/bookings/live-bookings';
import { queryClient } from '#platform/cache/query-client';
import { weekEarnings } from '#entities/earnings/week-earnings';

type Wanted = {
  readonly queryKey: QueryKey;
  readonly fetch: () => Promise<unknown>;
  /** Maximal age before it is fetched again. */
  readonly goodForMs: number;
};

const HOUR_MS = 3_600_000;

/** Prefetch budget of one day. Counted as text; compression makes the real cost lower. */
const BUDGET_BYTES = 60_000;
/** An empty reply also costs its headers. */
const LEAST_BYTES = 800;
const fetchedAhead = createDataUsed(local, serverNow, 'fetchedAhead');

const addOnsOf = (serviceId: number): Wanted => {
  const options = serviceAddOns(serviceId);
  const fetch = () => queryClient.prefetchQuery(options);
  return { queryKey: options.queryKey, fetch, goodForMs: Infinity };
};

const messagesOf = ({ id, orderId }: Booking): Wanted => {
  const options = chatOf({ bookingId: id, orderId });
  const fetch = () => queryClient.prefetchQuery(options);
  return { queryKey: options.queryKey, fetch, goodForMs: Infinity };
};

/** Earnings and history change during the day, so they are fetched again, but not with each start. */
const earnings = (): Wanted => {
  const options = weekEarnings(null);
  const fetch = () => queryClient.prefetchQuery(options);
  return { queryKey: options.queryKey, fetch, goodForMs: 4 * HOUR_MS };
};

const history = (): Wanted => {
  const options = bookingPagesOf('history');
  const fetch = () => queryClient.prefetchInfiniteQuery(options);
  return { queryKey: options.queryKey, fetch, goodForMs: 12 * HOUR_MS };
};

/**
 * What a serviceman may want to read offline without having opened it: today first, then earnings and history, then
 * the next days. The bookings themselves are in the list.
 */
const wantedFor = (bookings: readonly Booking[]): readonly Wanted[] => {
  const accepted = bookings.filter(({ state }) => state !== 'offered');
  const today = todaysWork(accepted, dayOf(serverNow()));
  const next = accepted
    .filter((booking) => !today.includes(booking))
    .toSorted((one, other) => (one.scheduledAt ?? Infinity) - (other.scheduledAt ?? Infinity));
  const services = new Set([...today, ...next].flatMap(({ serviceId }) => serviceId ?? []));
  return [
    ...[...services].map(addOnsOf),
    ...today.map(messagesOf),
    earnings(),
    history(),
    ...next.map(messagesOf),
  ];
};

/** The screen's own reads come first. */
const QUIET_MS = 4000;

const askedAt = new Map<string, number>();

const isFresh = (at: number | null | undefined, goodForMs: number): boolean =>
  typeof at === 'number' && Date.now() - at < goodForMs;

/** One after the other: only what is missing or too old, within the day's budget. */
const fetchMissing = async (bookings: readonly Booking[]): Promise<void> => {
  for (const { queryKey, fetch, goodForMs } of wantedFor(bookings)) {
    const hash = hashKey(queryKey);
    // An active query is refreshed by its screen.
    const isRead = queryClient.getQueryCache().get(hash)?.isActive() === true;
    if (isRead || isFresh(askedAt.get(hash), goodForMs) || !navigator.onLine) continue;
    if (fetchedAhead.read() >= BUDGET_BYTES) return;
    askedAt.set(hash, Date.now());
    if (isFresh(await persistedSeparatelyAt(hash), goodForMs)) continue;
    await fetch();
    const data: unknown = queryClient.getQueryData(queryKey);
    fetchedAhead.add(Math.max(LEAST_BYTES, JSON.stringify(data ?? null).length));
  }
};

/**
 * While a serviceman is signed in: prefetches the day, earnings and history for offline use. Returns the unsubscribe
 * function.
 */
export const prefetchWorkday = (): (() => void) => {
  let running: Promise<void> = Promise.resolve();
  // Observes what the screens read, and reads nothing itself.
  const observer = new QueryObserver(queryClient, { ...liveBookings, enabled: false });
  const beginsAt = Date.now() + QUIET_MS;
  const look = (): void => {
    if (Date.now() < beginsAt) return;
    const { data, status } = observer.getCurrentResult();
    if (data !== undefined && status === 'success')
      running = running.then(() => fetchMissing(data)).catch(() => {});
  };
  const stop = observer.subscribe(look);
  const timer = setTimeout(look, QUIET_MS);
  return () => {
    stop();
    clearTimeout(timer);
    askedAt.clear();
  };
};
