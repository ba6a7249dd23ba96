import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 15_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The day in India. A phone left on a screen overnight sees it change. */
export const useToday = (): IndiaDay => useSyncExternalStore(subscribe, () => dayOf(Date.now()));
