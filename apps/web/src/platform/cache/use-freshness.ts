import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isKeptLive } from './live-keys.ts';
import { fromPhone, serverClock } from '@karigar/client/time/server-now';
import { liveState } from '@karigar/client/cache/live-state';

const MINUTE_MS = 60_000;

export type Freshness = {
  /** The minute of the last reply, in server time if known; null before the first. */
  readonly at: number | null;
  /** A read since then failed. */
  readonly isStale: boolean;
};

/** The age of the shown data. Updates when the minute changes, not with every poll. */
export const useFreshness = (queryKey: QueryKey): Freshness => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = (listener: () => void) => {
    const stops = [
      cache.subscribe(listener),
      liveState.subscribe(listener),
      serverClock.subscribe(listener),
    ];
    return () => stops.forEach((stop) => stop());
  };
  const readMinute = (): number => {
    const { status, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    // No hint came, so nothing has changed since.
    const isProven = status === 'success' && isKeptLive(queryKey);
    const at = Math.max(dataUpdatedAt, isProven ? (liveState.provenAt() ?? 0) : 0);
    const serverTime = at === 0 ? 0 : fromPhone(at);
    return serverTime - (serverTime % MINUTE_MS);
  };
  const minute = useSyncExternalStore(subscribe, readMinute);
  const isStale = useSyncExternalStore(
    subscribe,
    () => minute > 0 && client.getQueryState(queryKey)?.status === 'error',
  );
  return { at: minute === 0 ? null : minute, isStale };
};
