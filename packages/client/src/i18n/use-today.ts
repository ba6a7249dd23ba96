import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { useSyncExternalStore } from 'react';
import { serverClock, serverNow } from '../time/server-now.ts';

const LOOK_EVERY_MS = 15_000;

const subscribe = (listener: () => void): (() => void) => {
  const look = (): void => {
    serverClock.look();
    listener();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  const stop = serverClock.subscribe(listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
};

/** The day in India, by server time if known. Changes at midnight while a screen is open. */
export const useToday = (): IndiaDay => useSyncExternalStore(subscribe, () => dayOf(serverNow()));
