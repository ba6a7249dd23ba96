import type { Hint } from '@karigar/contract/live/live-events';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { liveState } from '../cache/live-state.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createLiveConnection, type Heard } from './live-connection.ts';
import { isLiveOff } from './live-switch.ts';
import { createRefresh } from './refresh.ts';

const REST_AFTER_MS = 30_000;
/** Sooner than the next poll, and spread at random over the clients. */
const DOUBT_MS = 3000;

/** An app's stream of hints, and which of its reads a hint makes old. */
export const createLive = ({
  clientId,
  session,
  queryClient,
  liveKeys,
  keysOf,
  restMs = 0,
  gatherMs,
  staysWhenHidden = false,
  heard,
  hear,
}: {
  readonly clientId: string;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  readonly queryClient: QueryClient;
  /** Everything that hints keep current. */
  readonly liveKeys: readonly QueryKey[];
  readonly keysOf: (hint: Hint) => readonly QueryKey[];
  /** The least time between two reads of a key. */
  readonly restMs?: number;
  /** How long a read of this key waits for further hints of the same change. */
  readonly gatherMs?: (key: QueryKey) => number;
  /** Whether a page that is not seen hears hints too. */
  readonly staysWhenHidden?: boolean;
  /** Where the number of the last hint outlives the page. */
  readonly heard?: Heard;
  /** What a hint causes besides. */
  readonly hear?: (hint: Hint) => void;
}) => {
  const accountToken = (): string | null => {
    const held = session.get();
    return held === null || held.role === 'guest' || held.owesProof ? null : held.authToken;
  };

  /** The token is in a header, never in a URL that logs would store. */
  const connect = (signal: AbortSignal): Promise<Response> =>
    fetch('/live', {
      method: 'POST',
      headers: { authorization: `Bearer ${clientId}`, 'auth-token': accountToken() ?? '' },
      cache: 'no-store',
      signal,
    });

  /** A running first read is not restarted, so another read follows it. */
  const readAgain = async (queryKey: QueryKey): Promise<void> => {
    const isFirst = queryClient.isFetching({
      queryKey,
      predicate: ({ state }) => state.data === undefined,
    });
    await queryClient.invalidateQueries({ queryKey });
    if (isFirst > 0) await queryClient.invalidateQueries({ queryKey });
  };

  const refresh = createRefresh(readAgain, { restMs, ...(gatherMs && { gatherMs }) });
  const refreshAll = (): void => liveKeys.forEach(refresh);

  const beganAt = Date.now();
  /** What an earlier page has read is as old as that page; what this one reads is not read twice. */
  const refreshEarlier = (): void => {
    for (const queryKey of liveKeys)
      void queryClient.invalidateQueries(
        { queryKey, predicate: ({ state }) => state.dataUpdatedAt < beganAt },
        { cancelRefetch: false },
      );
  };

  let doubt: ReturnType<typeof setTimeout> | undefined;
  const connection = createLiveConnection({
    connect,
    onState: (isUp) => (isUp ? liveState.prove() : liveState.fall()),
    onHint: (hint) => {
      keysOf(hint).forEach(refresh);
      hear?.(hint);
    },
    onMissed: refreshAll,
    onSame: refreshEarlier,
    ...(heard && { heard }),
    onDoubt: () => {
      // A second doubt does not postpone the read that the first one planned.
      doubt ??= setTimeout(() => {
        doubt = undefined;
        refreshAll();
      }, Math.random() * DOUBT_MS);
    },
  });

  let rest: ReturnType<typeof setTimeout> | undefined;
  const followPage = (): void => {
    clearTimeout(rest);
    if (document.visibilityState === 'hidden' && !staysWhenHidden) {
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

  /** From the first screen that reads on: one stream of hints while the page is visible, or stays when hidden, and somebody is signed in. */
  return (): void => {
    if (isStarted || isLiveOff(location.search)) return;
    isStarted = true;
    document.addEventListener('visibilitychange', followPage);
    addEventListener('online', connection.wake);
    addEventListener('pagehide', connection.close);
    addEventListener('pageshow', followPage);
    session.subscribe(followSession);
    followPage();
  };
};
