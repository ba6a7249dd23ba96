import { i18n } from '@lingui/core';
import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { SessionStore } from '../session/session-store.ts';
import { liveState } from './live-state.ts';

/** The query cache of every screen of a signed-in person; `persister` where an app keeps its reads. */
export const createQueryClient = (
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  persister?: QueryPersister,
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
        // Two parts of a screen that appear together share one read.
        staleTime: 1000,
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
