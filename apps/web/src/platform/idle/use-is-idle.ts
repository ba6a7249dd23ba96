import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** A page that comes back must be whole at once, to be where it was left. */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let hasStood = visit?.type !== 'navigate';

/** False until the first screen of this page stands: what can wait until then, does. */
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
