import type { QueryKey } from '@tanstack/react-query';

/** One read at a time for each key: hints during a read cause one more read after it. */
export const createRefresh = (
  read: (key: QueryKey) => Promise<void>,
): ((key: QueryKey) => void) => {
  const isHintedAgain = new Map<string, boolean>();
  const run = async (name: string, key: QueryKey): Promise<void> => {
    do {
      isHintedAgain.set(name, false);
      await read(key);
    } while (isHintedAgain.get(name));
    isHintedAgain.delete(name);
  };
  return (key) => {
    const name = JSON.stringify(key);
    if (isHintedAgain.has(name)) isHintedAgain.set(name, true);
    else void run(name, key);
  };
};
