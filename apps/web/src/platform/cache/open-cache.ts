import { persistQueries, restoreQueries } from './persist-queries.ts';
import { queryClient } from './query-client.ts';
import { QueryProvider } from './query-provider.tsx';

/** A busy main thread gets the data late; without this wait the screen would render twice. */
const PATIENCE_MS = 1000;

let opening: Promise<unknown> | undefined;

const open = (): Promise<unknown> => {
  persistQueries(queryClient);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return Promise.race([restoreQueries(queryClient), late]);
};

/** The query client, filled from the cache. A phone with a slow disk starts without. */
export const openCache = async () => {
  await (opening ??= open());
  return { QueryProvider };
};
