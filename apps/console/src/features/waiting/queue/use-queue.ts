import { pollEvery } from '@karigar/client/cache/poll-every';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { useCity } from '#entities/desk/use-city';
import { useCounts } from '#entities/waiting/count-query';
import { liveKey } from '#platform/cache/live-keys';
import type { Tab } from './kind-groups.ts';
import { waitingQuery } from './waiting-query.ts';

/** The counts say when the list changed; this is in case that was missed. */
const SAFETY_MS = 60_000;

/** The items of a tab, read again when the stamp of the counts changes. */
export const useQueue = (tab: Tab) => {
  const desk = useDesk();
  const queries = useQueryClient();
  const { cityId } = useCity();
  const options = waitingQuery(tab, cityId);
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...options,
      enabled: desk !== undefined,
      refetchInterval: pollEvery(SAFETY_MS, SAFETY_MS),
    });
  const stamp = useCounts()?.stamp;
  const seen = useRef(stamp);
  useEffect(() => {
    const before = seen.current;
    seen.current = stamp;
    if (before === undefined || before === stamp) return;
    void queries.invalidateQueries({ queryKey: liveKey.waiting });
  }, [stamp, queries]);
  return {
    key: options.queryKey,
    items: data?.pages.flatMap(({ items }) => items),
    read: { error, isFetching },
    isReadingMore: isFetchingNextPage,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
};
