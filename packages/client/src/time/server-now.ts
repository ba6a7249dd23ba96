import { useSyncExternalStore } from 'react';
import { local } from '../device/storage.ts';
import { createServerClock } from './server-clock.ts';

export const serverClock = createServerClock(local);

/** The time for dates and durations of work: the server's if known, else the phone's. */
export const serverNow = serverClock.now;

/** Converts a time of this phone's clock to server time. */
export const fromPhone = (at: number): number => at + serverClock.offset();

/** Converts a server time to this phone's clock. */
export const toPhone = (at: number): number => at - serverClock.offset();

/** How far server time is ahead of this phone's clock; 0 while the phone is right. */
export const useClockOffset = (): number =>
  useSyncExternalStore(serverClock.subscribe, serverClock.offset);
