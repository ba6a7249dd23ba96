import { i18n } from '@lingui/core';
import { QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';
import { liveState } from './live-state.ts';

/** Two parts of a screen that appear together share one read. */
const SHARED_MS = 1000;
/** A hint makes a read old at once; without one it is right, and the next screen need not read it again. */
const HINTED_MS = 60_000;

/**
 * The query cache of every screen of a signed-in person; `persister` where an app keeps its reads, `isKeptLive` where
 * hints keep some of them current.
 */
export const createQueryClient = (
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  persister?: QueryPersister,
  isKeptLive: (key: QueryKey) => boolean = () => false,
): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Our client detects missing network itself, and the next poll is the retry.
        networkMode: 'always',
        retry: false,
        ...(persister && { persister }),
        refetchOnReconnect: true,
        // An unbroken stream has sent a hint for every change in between.
        refetchOnWindowFocus: () => !liveState.isUp(),
        staleTime: ({ queryKey }) =>
          liveState.isUp() && isKeptLive(queryKey) ? HINTED_MS : SHARED_MS,
      },
    },
  });

  let account = session.get()?.authToken;
  session.subscribe(() => {
    const next = session.get()?.authToken;
    if (next === account) return;
    account = next;
    // Another account must not see earlier reads.
    queryClient.clear();
  });

  // Names of services and messages come in the language of the request.
  i18n.on('change', () => void queryClient.invalidateQueries());
  return queryClient;
};
