import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import type { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import { PAGE_SIZE, pageAfter } from '@karigar/domain/paging';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** The live or the past bookings, page by page. */
export const bookingPagesOf = (
  which: 'live' | 'history',
  {
    read = listBookings,
    whose = 'bookings',
  }: { read?: typeof listBookings | typeof listMyBookings; whose?: string } = {},
) =>
  infiniteQueryOptions({
    queryKey: [whose, 'pages', which],
    queryFn: ({ pageParam, signal }) =>
      reading(read, { which, limit: PAGE_SIZE, page: pageParam })({ signal }),
    ...PERSISTED_SEPARATELY,
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => pageAfter(page, last.length),
  });

/** The loaded bookings, and a function that loads the next page: one load at a time. */
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
