import { useSyncExternalStore } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { isOpen } from '#platform/action-queue/queue-model';
import { network } from '#platform/network/network';
import { session } from '#platform/session/session';
import { accountOf } from '@karigar/client/session/account';
import { foundNetwork } from './found-network.ts';
import { nextBatch, nextLook, NO_BATCH, progressOf, type Progress, type Seen } from './progress.ts';

/** How long "all sent" is shown. Refusals are shown until dismissed. */
const SENT_MS = 3000;

let batch = NO_BATCH;
let account = '';
let progress: Progress = { kind: 'none' };
let looking: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const see = (): Seen => {
  const mine = actionQueue.entries().filter((entry) => entry.account === account);
  return {
    open: mine.filter(isOpen).map(({ key, createdAt }) => ({ key, since: createdAt })),
    refused: mine.filter(({ state }) => state.kind === 'refused').map(({ key }) => key),
    network: network.steady(),
    found: foundNetwork(mine),
    now: Date.now(),
  };
};

const become = (next: Progress): void => {
  if (JSON.stringify(next) === JSON.stringify(progress)) return;
  progress = next;
  for (const listener of listeners) listener();
};

/** Resets the batch. */
const forget = (): void => {
  batch = NO_BATCH;
  become({ kind: 'none' });
};

const look = (): void => {
  const mine = accountOf(session.get());
  if (mine !== account) [account, batch] = [mine, NO_BATCH];
  const seen = see();
  const isOver = batch.left === 0 && seen.open.length === 0;
  // Still shown, until its time is over or the refusals are dismissed.
  if (isOver && progress.kind === 'sent') return;
  if (isOver && progress.kind === 'refused' && seen.refused.length > 0) return;
  clearTimeout(looking);
  batch = nextBatch(batch, seen);
  become(progressOf(batch, seen.now));
  const wait = nextLook(batch, seen);
  if (progress.kind === 'sent') looking = setTimeout(forget, SENT_MS);
  else if (wait !== null) looking = setTimeout(look, Math.max(0, wait));
};

actionQueue.subscribe(look);
session.subscribe(look);
network.subscribe(look);
look();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Progress of sending the queue of this account. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, () => progress);

/** Dismisses the refusals. */
export const putAwayProgress = (): void => {
  if (progress.kind === 'refused') forget();
};
