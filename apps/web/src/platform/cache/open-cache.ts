import { keepReads, restoreReads } from './persist-queries.ts';
import { queryClient } from './query-client.ts';
import { QueryProvider } from './query-provider.tsx';

/** A busy thread hears of it late though it was found at once: without it the screen would be drawn twice. */
const PATIENCE_MS = 1000;

let opening: Promise<unknown> | undefined;

const open = (): Promise<unknown> => {
  keepReads(queryClient);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return Promise.race([restoreReads(queryClient), late]);
};

/** What screens read with, filled with what was read before. A phone slow to find it begins without. */
export const openReads = async () => {
  await (opening ??= open());
  return { QueryProvider };
};
