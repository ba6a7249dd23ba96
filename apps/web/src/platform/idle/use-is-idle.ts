import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A page that is restored must render completely at once, to keep its scroll position. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let hasStood = visit?.type !== 'navigate';

/** False until the first screen is drawn; deferrable work waits for it. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(hasStood);
  useEffect(() => {
    if (hasStood) return;
    whenIdle(() => {
      hasStood = true;
      setIdle(true);
    });
  }, []);
  return isIdle;
};
