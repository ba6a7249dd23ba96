import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { PAGE_SIZE, pageAfter } from '@karigar/domain/paging';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** The live or the past bookings, page by page, as they are scrolled to. */
export const bookingPagesOf = (
  which: 'live' | 'history',
  { read = listBookings, whose = 'bookings' } = {},
) =>
  infiniteQueryOptions({
    queryKey: [whose, 'pages', which],
    queryFn: ({ pageParam, signal }) =>
      reading(read, { which, limit: PAGE_SIZE, page: pageParam })({ signal }),
    ...KEPT_APART,
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => pageAfter(page, last.length),
  });

/** The loaded bookings, and how to load the next page: one load at a time, whoever asks. */
export const usePagedBookings = (options: ReturnType<typeof bookingPagesOf>) => {
  const {
    data,
    error,
    errorUpdateCount,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(options);
  const pages: readonly (readonly Booking[])[] | undefined = data?.pages;
  return {
    pages,
    error,
    hasFailed: errorUpdateCount > 0,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    isBusy: isFetching,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
  };
};

export type PagedBookings = ReturnType<typeof usePagedBookings>;
