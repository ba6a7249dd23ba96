import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useExpectedPages } from '#entities/bookings/use-expected';
import { bookingPagesOf, usePagedBookings } from '#entities/bookings/paged-bookings';
import { persistedSeparately } from '#platform/cache/persist-separately';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { beginsList, pagesOf, refreshPages } from './booking-pages.ts';

/** The whole list that the dashboard has read, if the pages themselves were never opened. */
const fromLive = (client: QueryClient) => {
  const live = client.getQueryState(liveBookings.queryKey);
  return live?.data === undefined ? null : { data: pagesOf(live.data), at: live.dataUpdatedAt };
};

export const bookingPages = {
  ...bookingPagesOf('live'),
  ...persistedSeparately(fromLive),
  // The live refresh keeps them current, so age alone is no reason to read them again.
  staleTime: Number.POSITIVE_INFINITY,
};

/** Merges the polled list into the loaded pages; reads the pages again when a booking was added, removed or moved. */
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

export const useBookingPages = () => {
  useLiveRefresh();
  const loaded = usePagedBookings(bookingPages);
  useFailureLog('Error fetching bookings', loaded.error);
  return { ...loaded, pages: useExpectedPages(loaded.pages) };
};
