import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED } from '#platform/cache/persist-queries';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** Every live booking of the serviceman: dashboard, list and detail share this query. */
export const liveBookings = queryOptions({
  queryKey: liveKey.bookings,
  queryFn: reading(listBookings, { which: 'live' }),
  ...PERSISTED,
  refetchInterval: pollEvery(POLL_MS.liveBookings),
});
