import { useWaiting } from '#platform/action-queue/action-queue';

/** How many actions have not reached the server yet. */
export const useUnsentCount = (): number =>
  useWaiting().filter(({ state }) => state.kind !== 'refused').length;
