import { useMemo, useSyncExternalStore } from 'react';
import { call } from '#platform/api/call';
import { aboutOf, bookingNoOf } from './booking-no.ts';
import { reportError } from '@karigar/client/errors/report-error';
import { queryClient } from '#platform/cache/query-client';
import { session, useSession } from '#platform/session/session';
import { accountOf } from '@karigar/client/session/account';
import { serverClock } from '@karigar/client/time/server-now';
import type { CallResult } from '@karigar/contract/call-result';
import type { Action, ActionCall, Entry } from './action.ts';
import { ACTIONS_CHANNEL, type TabMessage } from './actions-channel.ts';
import { createActionQueue } from './create-action-queue.ts';
import { isDone } from './queue-model.ts';
import { createQueueStore } from './queue-store.ts';
import { createRetrier } from './retrier.ts';
import { runAlone } from './run-alone.ts';

const PATIENCE_MS = 2000;

const tabs = new BroadcastChannel(ACTIONS_CHANNEL);

let isAskedToStay = false;
/** Requests persistent storage, so that the browser does not evict queued actions. Once, with the first action. */
const askToStay = (): void => {
  const { storage } = navigator as { storage?: StorageManager };
  if (isAskedToStay || storage?.persist === undefined) return;
  isAskedToStay = true;
  storage.persist().catch(reportError);
};

/** The calls are fetched after the first screen, which shows what waits without them. */
const sendBy = async (action: Action): Promise<CallResult<ActionCall>> => {
  const calls = await import('./action-calls.ts').catch(() => null);
  // A file that does not come is a network that does not work.
  if (calls === null) return { kind: navigator.onLine ? 'network' : 'offline' };
  return call(...calls.callOf(action), { key: action.key });
};

/** The one queue of this phone: persisted, shared by its tabs, sent by one of them at a time. */
export const actionQueue = createActionQueue({
  store: createQueueStore(),
  send: sendBy,
  account: () => accountOf(session.get()),
  alone: runAlone,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  numberOf: bookingNoOf,
  aboutOf,
  patience: () =>
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  onKept: askToStay,
  tell: (key, result) => tabs.postMessage({ key, result } satisfies TabMessage),
  // A late reply changes what the screens show.
  onLate: () => void queryClient.invalidateQueries(),
  onError: reportError,
});

tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  actionQueue.settled(data.key, data.result);
});

const mine = (): readonly Entry[] => {
  const account = accountOf(session.get());
  return actionQueue.entries().filter((entry) => entry.account === account);
};

const resend = (): void => {
  if (document.visibilityState === 'visible') actionQueue.resend().catch(reportError);
};
const retrier = createRetrier(resend);
actionQueue.subscribe(() => retrier.look(mine()));

addEventListener('online', resend);
// Claimed times are shown in server time, as soon as that is known.
serverClock.subscribe(() => void actionQueue.refresh().catch(reportError));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') actionQueue.leave();
  else resend();
});
document.addEventListener('freeze', actionQueue.leave);
session.subscribe(resend);
actionQueue.refresh().then(resend, reportError);

/** Every action of this account on this phone, oldest first, including accepted ones that no read shows yet. */
export const useEntries = (): readonly Entry[] => {
  const account = accountOf(useSession());
  const entries = useSyncExternalStore(actionQueue.subscribe, actionQueue.entries);
  return useMemo(() => entries.filter((entry) => entry.account === account), [entries, account]);
};

/** Actions that the server has not accepted, oldest first: sending, waiting, or refused and not dismissed. */
export const useWaiting = (): readonly Entry[] => {
  const entries = useEntries();
  return useMemo(() => entries.filter((entry) => !isDone(entry)), [entries]);
};

/** Unfinished actions of this booking, oldest first. */
export const useActions = (bookingId: number): readonly Entry[] =>
  useWaiting().filter((entry) => entry.bookingId === bookingId);
