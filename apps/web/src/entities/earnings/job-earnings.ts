import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { queryOptions } from '@tanstack/react-query';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** One key for all earnings: one hint invalidates every part. */
export const KEPT_LIVE = { ...PERSISTED_SEPARATELY, refetchInterval: pollEvery(POLL_MS.earnings) };

/** The earning lines of a job. */
export const jobEarnings = (ref: BookingRef) =>
  queryOptions({
    ...KEPT_LIVE,
    queryKey: liveKey.earnings('job', ref.bookingId),
    queryFn: reading(getJobEarnings, ref),
  });
