import { pollEvery } from '@karigar/client/cache/poll-every';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Countersign = OutputOf<typeof listCountersigns>[number];
export type Which = 'open' | 'own';

const POLL_MS = 5000;
/** A request runs out without a change, so without a hint. */
const LIVE_POLL_MS = 30_000;

const everyQuery = (which: Which) =>
  queryOptions({
    queryKey: [...liveKey.countersigns, which],
    queryFn: reading(listCountersigns, { which }),
    refetchInterval: pollEvery(POLL_MS, LIVE_POLL_MS),
  });

export const countersignsQuery = (which: Which) => ({
  ...everyQuery(which),
  // What the caller asked is in the other tab.
  select: (rows: readonly Countersign[]) =>
    which === 'own' ? rows : rows.filter(({ isOwn }) => !isOwn),
});

/** What waits for a second person about this booking; null for nothing, and until it was read. */
export const useOpenRequest = (bookingId: number, enabled: boolean): Countersign | null =>
  useQuery({
    ...everyQuery('open'),
    enabled,
    select: (rows: readonly Countersign[]) =>
      rows.find((row) => row.bookingId === bookingId) ?? null,
  }).data ?? null;
