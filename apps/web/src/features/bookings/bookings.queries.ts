import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { PAGE_SIZE, pageAfter } from '@karigar/domain/paging';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveBookings } from '#shared/queries/live-bookings';
import { reading } from '#shared/queries/read';
import { useFailureLog } from '#shared/queries/use-failure-log';
import { beginsList, refreshPages } from './booking-pages.ts';

/** Page by page, as they are scrolled to. The live refresh keeps them current, so age alone is no reason to read them again. */
export const bookingPages = infiniteQueryOptions({
  queryKey: ['bookings', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    reading(listBookings, { which: 'live', limit: PAGE_SIZE, page: pageParam })({ signal }),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => pageAfter(page, last.length),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the poll brings goes into the loaded pages; when one came, went or moved, they are read again. */
const useLiveRefresh = (): void => {
  const client = useQueryClient();
  const { data: live, error } = useQuery(liveBookings);
  useFailureLog('Error fetching bookings', error);
  useEffect(() => {
    const pages = client.getQueryState(bookingPages.queryKey);
    const liveAt = client.getQueryState(liveBookings.queryKey)?.dataUpdatedAt ?? 0;
    if (live === undefined || pages?.data === undefined || liveAt < pages.dataUpdatedAt) return;
    if (!beginsList(pages.data.pages, live)) {
      void client.invalidateQueries(bookingPages, { cancelRefetch: false });
      return;
    }
    const current = { ...pages.data, pages: refreshPages(pages.data.pages, live) };
    client.setQueryData(bookingPages.queryKey, current, { updatedAt: liveAt });
  }, [client, live]);
};

/** The loaded bookings, and how to load the next page: one load at a time, whoever asks. */
export const useBookingPages = () => {
  useLiveRefresh();
  const {
    data,
    error,
    errorUpdateCount,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(bookingPages);
  useFailureLog('Error fetching bookings', error);
  return {
    pages: data?.pages,
    hasFailed: errorUpdateCount > 0,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    isBusy: isFetching,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
  };
};
