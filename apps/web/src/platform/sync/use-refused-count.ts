import { useWaiting } from '#platform/action-queue/action-queue';

/** How many actions were refused and not dismissed. */
export const useRefusedCount = (): number =>
  useWaiting().filter(({ state }) => state.kind === 'refused').length;
