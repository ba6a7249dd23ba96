import { useCallback, useEffect, useRef } from 'react';

/** The same function at every render, which calls the latest one: a memoized child does not render because of it. */
export const useSteady = <Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): ((...given: Given) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
