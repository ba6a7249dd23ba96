import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

/** The week of a day, or the running one. */
export const weekEarnings = (day: IndiaDay | null) =>
  queryOptions({
    ...PERSISTED_SEPARATELY,
    refetchInterval: pollEvery(POLL_MS.earnings),
    queryKey: liveKey.earnings('week', day),
    queryFn: reading(getEarnings, day === null ? {} : { day }),
  });
