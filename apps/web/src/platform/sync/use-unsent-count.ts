import { useWaiting } from '../action-queue/action-queue.ts';

/** How many things he did have not reached the server yet. */
export const useUnsentCount = (): number =>
  useWaiting().filter(({ state }) => state.kind !== 'refused').length;
