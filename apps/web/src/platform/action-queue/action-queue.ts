import { useMemo, useSyncExternalStore } from 'react';
import { call } from '#shared/api/call';
import { applyToReads, bookingNoOf } from '#shared/bookings/apply-to-reads';
import { reportError } from '../errors/report-error.ts';
import { queryClient } from '../cache/query-client.ts';
import { session, useSession } from '../session/session.ts';
import { accountOf } from '../session/account.ts';
import type { Entry } from '#shared/action-queue/action';
import { callOf } from './action-calls.ts';
import { ACTIONS_CHANNEL, type Told } from '#shared/action-queue/actions-channel';
import { createActionQueue } from './create-action-queue.ts';
import { createQueueStore } from './queue-store.ts';
import { createRetrier } from './retrier.ts';
import { runAlone } from './run-alone.ts';

const PATIENCE_MS = 2000;

const tabs = new BroadcastChannel(ACTIONS_CHANNEL);

let isAskedToStay = false;
/** What waits must not be thrown away when the phone runs short of room. Asked once, when there is something to lose. */
const askToStay = (): void => {
  const { storage } = navigator as { storage?: StorageManager };
  if (isAskedToStay || storage?.persist === undefined) return;
  isAskedToStay = true;
  storage.persist().catch(reportError);
};

/** The one queue of this phone: kept on it, shared by its tabs, sent by one of them at a time. */
export const actionQueue = createActionQueue({
  store: createQueueStore(),
  send: (action) => call(...callOf(action), { key: action.key }),
  account: () => accountOf(session.get()),
  alone: runAlone,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  numberOf: bookingNoOf,
  patience: () =>
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  onKept: askToStay,
  onDone: applyToReads,
  tell: (key, result) => tabs.postMessage({ key, result } satisfies Told),
  // What was done behind the screen changes what is on it.
  onLate: () => void queryClient.invalidateQueries(),
  onError: reportError,
});

tabs.addEventListener('message', ({ data }: MessageEvent<Told>) => {
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
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') actionQueue.leave();
  else resend();
});
document.addEventListener('freeze', actionQueue.leave);
session.subscribe(resend);
actionQueue.refresh().then(resend, reportError);

/** Everything of this account that is not done yet, oldest first: on its way, waiting, or refused and not yet read. */
export const useWaiting = (): readonly Entry[] => {
  const account = accountOf(useSession());
  const entries = useSyncExternalStore(actionQueue.subscribe, actionQueue.entries);
  return useMemo(() => entries.filter((entry) => entry.account === account), [entries, account]);
};

/** What is not done yet on this booking, oldest first. */
export const useActions = (bookingId: number): readonly Entry[] =>
  useWaiting().filter((entry) => entry.bookingId === bookingId);
