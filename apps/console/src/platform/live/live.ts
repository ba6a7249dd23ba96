import { createLive } from '@karigar/client/live/create-live';
import { CLIENT_ID } from '#platform/api/client-id';
import { keysOf, LIVE_KEYS } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { bookingHints } from './booking-hints.ts';

/** Counts and matches, which cost the server most, are read at most once in this time, however much changes. */
const REST_MS = 3000;

export const startLive = createLive({
  clientId: CLIENT_ID,
  session,
  queryClient,
  liveKeys: LIVE_KEYS,
  keysOf,
  restMs: REST_MS,
  // An alarm is heard in a tab behind others.
  staysWhenHidden: true,
  hear: bookingHints.hear,
});
