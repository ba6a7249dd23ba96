import { useEffect, type RefCallback } from 'react';
import type { PagedBookings } from '#entities/bookings/paged-bookings';
import { useOnScreen } from './use-on-screen.ts';

/** The last slip coming into view loads the next page, one at a time; a failed load waits for a tap. */
export const useEndless = (
  { hasMore, hasMoreFailed, isBusy, loadMore }: PagedBookings,
  isOn: boolean,
): RefCallback<Element> => {
  const [lastRef, isLastSeen] = useOnScreen();
  const isDue = isOn && isLastSeen && hasMore && !isBusy && !hasMoreFailed;
  useEffect(() => {
    if (isDue) loadMore();
  }, [isDue, loadMore]);
  return lastRef;
};
