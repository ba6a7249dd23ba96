import type { QueryKey } from '@tanstack/react-query';
import { CLIENT_ID } from '../api/client-id.ts';
import { queryClient } from '../cache/query-client.ts';
import { session } from '../session/session.ts';
import { createLiveConnection } from './live-connection.ts';
import { keysOf, LIVE_KEYS } from '../cache/live-keys.ts';
import { liveState } from '../cache/live-state.ts';
import { isLiveOff } from './live-switch.ts';
import { createRefresh } from './refresh.ts';

const REST_AFTER_MS = 30_000;
/** Sooner than the next poll would be, and not everybody's at once. */
const DOUBT_MS = 4000;

const accountToken = (): string | null => {
  const held = session.get();
  return held === null || held.role === 'guest' || held.owesProof ? null : held.authToken;
};

/** The token travels in a header, never in an address that logs would keep. */
const connect = (signal: AbortSignal): Promise<Response> =>
  fetch('/live', {
    method: 'POST',
    headers: { authorization: `Bearer ${CLIENT_ID}`, 'auth-token': accountToken() ?? '' },
    cache: 'no-store',
    signal,
  });

/** A first read that is under way is not begun anew, so it is followed by another. */
const readAgain = async (queryKey: QueryKey): Promise<void> => {
  const isFirst = queryClient.isFetching({
    queryKey,
    predicate: ({ state }) => state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey });
  if (isFirst > 0) await queryClient.invalidateQueries({ queryKey });
};

const refresh = createRefresh(readAgain);
const refreshAll = (): void => LIVE_KEYS.forEach(refresh);

let doubt: ReturnType<typeof setTimeout> | undefined;
const connection = createLiveConnection({
  connect,
  onState: (isUp) => (isUp ? liveState.prove() : liveState.fall()),
  onHint: (hint) => keysOf(hint).forEach(refresh),
  onMissed: refreshAll,
  onDoubt: () => {
    clearTimeout(doubt);
    doubt = setTimeout(refreshAll, Math.random() * DOUBT_MS);
  },
});

let rest: ReturnType<typeof setTimeout> | undefined;
const followPage = (): void => {
  clearTimeout(rest);
  if (document.visibilityState === 'hidden') {
    rest = setTimeout(connection.close, REST_AFTER_MS);
    return;
  }
  if (accountToken() === null) return;
  connection.open();
  connection.wake();
};

let token = accountToken();
const followSession = (): void => {
  if (accountToken() === token) return;
  token = accountToken();
  connection.close();
  connection.forget();
  followPage();
};

let isStarted = false;

/** From the first screen that reads on: one stream of hints while somebody looks and is signed in. */
export const startLive = (): void => {
  if (isStarted || isLiveOff(location.search)) return;
  isStarted = true;
  document.addEventListener('visibilitychange', followPage);
  addEventListener('online', connection.wake);
  addEventListener('pagehide', connection.close);
  addEventListener('pageshow', followPage);
  session.subscribe(followSession);
  followPage();
};
