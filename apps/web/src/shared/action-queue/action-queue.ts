import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { reportError } from '../errors/report-error.ts';
import { session, useSession } from '../session/session.ts';
import type { Entry } from './action.ts';
import { createActionQueue } from './create-action-queue.ts';

/** The one queue of this page. It lives as long as the page; its shape is made for a store. */
export const actionQueue = createActionQueue({
  send: (action) => call(action.call, action.input, { key: action.key }),
  account: () => session.get()?.authToken ?? '',
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
});

addEventListener('online', () => {
  actionQueue.resend().catch(reportError);
});

/** What is not done yet on this booking, oldest first. */
export const useActions = (bookingId: number): readonly Entry[] => {
  const account = useSession()?.authToken;
  const entries = useSyncExternalStore(actionQueue.subscribe, actionQueue.entries);
  return entries.filter((entry) => entry.bookingId === bookingId && entry.account === account);
};
