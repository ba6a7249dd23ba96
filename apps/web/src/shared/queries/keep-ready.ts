import type { Booking } from '@karigar/contract/bookings/booking';
import { todaysWork } from '@karigar/domain/bookings/todays-work';
import { dayOf } from '@karigar/domain/dates/india-day';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { chatOf } from './chat.ts';
import { isKeptApart } from '#platform/cache/persist-separately';
import { liveBookings } from '#entities/bookings/live-bookings';
import { queryClient } from '#platform/cache/query-client';

type Wanted = { readonly hash: string; readonly fetch: () => Promise<unknown> };

const addOnsOf = (serviceId: number): Wanted => {
  const options = serviceAddOns(serviceId);
  return { hash: hashKey(options.queryKey), fetch: () => queryClient.prefetchQuery(options) };
};

const messagesOf = ({ id, orderId }: Booking): Wanted => {
  const options = chatOf({ bookingId: id, orderId });
  return { hash: hashKey(options.queryKey), fetch: () => queryClient.prefetchQuery(options) };
};

/** What he may want to read in a basement, though he has not opened it yet. The bookings themselves are in the list. */
const wantedFor = (bookings: readonly Booking[]): readonly Wanted[] => {
  const his = bookings.filter(({ state }) => state !== 'offered');
  const services = new Set(his.flatMap(({ serviceId }) => serviceId ?? []));
  const today = todaysWork(his, dayOf(Date.now()));
  return [...[...services].map(addOnsOf), ...today.map(messagesOf)];
};

/** What he came for comes first. */
const QUIET_MS = 4000;

const asked = new Set<string>();

/** One after the other, each once on this page, and only what the phone has not. */
const fetchMissing = async (bookings: readonly Booking[]): Promise<void> => {
  for (const { hash, fetch } of wantedFor(bookings)) {
    // What a screen reads is kept by that.
    const isRead = queryClient.getQueryCache().get(hash) !== undefined;
    if (isRead || asked.has(hash) || !navigator.onLine) continue;
    asked.add(hash);
    if (!(await isKeptApart(hash))) await fetch();
  }
};

/** While a serviceman is in: his day can also be read without network. Until what it returns is called. */
export const keepDayReady = (): (() => void) => {
  let running: Promise<void> = Promise.resolve();
  // It listens to what the screens read, and reads nothing itself.
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
    asked.clear();
  };
};
