import { useSyncExternalStore } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { session } from '#platform/session/session';
import { accountOf } from '#platform/session/account';
import { nextBatch, NO_BATCH, progressOf, type Progress } from './progress.ts';

/** So long it is said that all was sent. */
const SENT_MS = 3000;

let batch = NO_BATCH;
let progress: Progress = { kind: 'none' };
let isBeingTold: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const countLeft = (): number => {
  const account = accountOf(session.get());
  return actionQueue
    .entries()
    .filter((entry) => entry.account === account && entry.state.kind !== 'refused').length;
};

const look = (): void => {
  const now = { left: countLeft(), isOnline: navigator.onLine };
  if (isBeingTold !== undefined && now.left === 0 && now.isOnline) return;
  clearTimeout(isBeingTold);
  isBeingTold = undefined;
  batch = nextBatch(batch, now);
  progress = progressOf(batch, now.isOnline);
  if (progress.kind === 'sent')
    isBeingTold = setTimeout(() => {
      isBeingTold = undefined;
      look();
    }, SENT_MS);
  for (const listener of listeners) listener();
};

actionQueue.subscribe(look);
session.subscribe(look);
addEventListener('online', look);
addEventListener('offline', look);
look();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the sending of what waited stands, for this account. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, () => progress);
