import { useSyncExternalStore } from 'react';

/** 900 px of normal text; the same number is in the styles. */
const query = (): MediaQueryList => matchMedia('(min-width: 56.25em)');

const subscribe = (listener: () => void): (() => void) => {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the window has room for two columns: a laptop, not a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
