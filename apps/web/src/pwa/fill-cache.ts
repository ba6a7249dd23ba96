import { getCacheKeyForURL, PrecacheController } from 'workbox-precaching';

type File = { readonly url: string; readonly revision: string | null };

/** The page that every screen starts with; stored last, when all its files are cached. */
const PAGE = /kept\.html$/;

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

const fetchFile = async (url: string): Promise<Response> => {
  const answer = await fetch(url, { cache: 'no-cache', redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} is not there any more`);
  return answer;
};

/** A page of a newer release needs files that this worker does not know: the newer worker brings its own. */
const isOfThisRelease = async (page: Response, files: readonly File[]): Promise<boolean> => {
  const known = new Set(files.map(({ url }) => pathOf(url)));
  const asked = (await page.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return asked.every((path) => known.has(path));
};

/**
 * Restores evicted files of the offline shell, which are otherwise cached only on install. A file that fails to load
 * is left for the next time.
 */
export const fillCache = async (files: readonly File[]): Promise<void> => {
  const cache = await caches.open(new PrecacheController().strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ url }) => !kept.has(getCacheKeyForURL(url) ?? ''));
  const inOrder = missing.toSorted(
    (one, other) => Number(PAGE.test(one.url)) - Number(PAGE.test(other.url)),
  );
  for (const { url } of inOrder) {
    const answer = await fetchFile(url);
    if (PAGE.test(url) && !(await isOfThisRelease(answer, files))) return;
    await cache.put(getCacheKeyForURL(url) ?? url, answer);
  }
};
