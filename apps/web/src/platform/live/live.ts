import { createLive } from '@karigar/client/live/create-live';
import { CLIENT_ID } from '#platform/api/client-id';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { keysOf, LIVE_KEYS } from '../cache/live-keys.ts';

export const startLive = createLive({
  clientId: CLIENT_ID,
  session,
  queryClient,
  liveKeys: LIVE_KEYS,
  keysOf,
});
