import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '../live/live-keys.ts';
import { KEPT } from './kept-reads.ts';
import { pollEvery } from './poll-every.ts';
import { POLL_MS } from './poll-intervals.ts';
import { reading } from './read.ts';

/** Every live booking of the serviceman: the one refresh that dashboard, list and detail share. */
export const liveBookings = queryOptions({
  queryKey: liveKey.bookings,
  queryFn: reading(listBookings, { which: 'live' }),
  ...KEPT,
  refetchInterval: pollEvery(POLL_MS.liveBookings),
});
