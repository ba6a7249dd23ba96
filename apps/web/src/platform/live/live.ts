import { local } from '@karigar/client/device/storage';
import { createLive } from '@karigar/client/live/create-live';
import { heardIn } from '@karigar/client/live/heard-hints';
import { CLIENT_ID } from '#platform/api/client-id';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { keysOf, LIVE_KEYS, liveKey } from '../cache/live-keys.ts';

/** Hints of one change come together. */
const GATHER_MS = 60;
/** A message in an open chat is read at once, and with it what the bell shows: one read for both. */
const BELL_MS = 1000;

export const startLive = createLive({
  clientId: CLIENT_ID,
  session,
  queryClient,
  liveKeys: LIVE_KEYS,
  keysOf,
  heard: heardIn(local, session),
  gatherMs: (key) => (key === liveKey.notifications ? BELL_MS : GATHER_MS),
});
