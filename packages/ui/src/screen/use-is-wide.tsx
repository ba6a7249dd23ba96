import { useSyncExternalStore } from 'react';

/** 900 px of normal text; the same number is in the styles. */
const QUERY = '(min-width: 56.25em)';
let known: MediaQueryList | undefined;
/** Made once: it is asked at every render. */
const query = (): MediaQueryList => (known ??= matchMedia(QUERY));

const subscribe = (listener: () => void): (() => void) => {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the window has room for two columns: a laptop, not a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
