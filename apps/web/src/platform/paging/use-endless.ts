import { useEffect, type RefCallback } from 'react';
import type { Paged } from './paged.ts';
import { useOnScreen } from './use-on-screen.ts';

/** Loads the next page when the last card comes into view, one at a time; a failed load waits for a tap. */
export const useEndless = (
  { hasMore, hasMoreFailed, isBusy, loadMore }: Paged,
  isOn: boolean,
): RefCallback<Element> => {
  const [lastRef, isLastSeen] = useOnScreen();
  const isDue = isOn && isLastSeen && hasMore && !isBusy && !hasMoreFailed;
  useEffect(() => {
    if (isDue) loadMore();
  }, [isDue, loadMore]);
  return lastRef;
};
