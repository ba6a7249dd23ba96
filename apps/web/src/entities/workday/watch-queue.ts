import { askForSync } from '#platform/sync/ask-for-sync';
import { watchSeal } from '#platform/queue-seal/watch-seal';
import { buzzForActions } from '#platform/sync/buzz';
import { followReadBack } from './read-back.ts';

/**
 * Subscribes to the queue while somebody is signed in. Loaded apart, because the queue is larger than the rest of
 * the shell.
 */
export const watchQueue = (): (() => void) => {
  const stops = [watchSeal(), askForSync(), buzzForActions(), followReadBack()];
  return () => {
    for (const stop of stops) stop();
  };
};
