import type { QueryKey } from '@tanstack/react-query';

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * One read at a time for each key, and one in `restMs`: hints meanwhile cause one more read after it. One change often
 * has several hints: those that come within `gatherMs` of the first cause one read.
 */
export const createRefresh = (
  read: (key: QueryKey) => Promise<void>,
  {
    restMs = 0,
    gatherMs = () => 0,
  }: { readonly restMs?: number; readonly gatherMs?: (key: QueryKey) => number } = {},
): ((key: QueryKey) => void) => {
  const isHintedAgain = new Map<string, boolean>();
  const run = async (name: string, key: QueryKey): Promise<void> => {
    do {
      isHintedAgain.set(name, false);
      if (gatherMs(key) > 0) {
        await pause(gatherMs(key));
        isHintedAgain.set(name, false);
      }
      const rested = restMs > 0 ? pause(restMs) : null;
      await read(key);
      if (rested !== null) await rested;
    } while (isHintedAgain.get(name));
    isHintedAgain.delete(name);
  };
  return (key) => {
    const name = JSON.stringify(key);
    if (isHintedAgain.has(name)) isHintedAgain.set(name, true);
    else void run(name, key);
  };
};
