import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { liveState } from './live-state.ts';
import { session } from '../session/session.ts';
import { readThrough } from './persist-separately.ts';

/** What was read from the server, for every screen of a signed-in person. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Our client itself knows whether there is network, and the next poll is the retry.
      networkMode: 'always',
      retry: false,
      persister: readThrough,
      refetchOnReconnect: true,
      // A stream that never broke has hinted at everything in between.
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
  // Nobody sees what was read for somebody else.
  queryClient.clear();
});

// Names of services and messages come in the language they were asked for in.
i18n.on('change', () => void queryClient.invalidateQueries());
