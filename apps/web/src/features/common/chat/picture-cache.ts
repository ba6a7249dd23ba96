import { promisifyRequest } from 'idb-keyval';
import { sealBytes, unsealBytes, type Sealed } from '#platform/cache/sealed';
import { session, sessionCache } from '#platform/session/session';

const NAME = 'picture ';
const MOST = 40;

/** The time is not encrypted, so that the oldest can be deleted without decrypting. */
type CacheEntry = { readonly at: number; readonly type: string; readonly sealed: Sealed };

/** The key has no query: a link expires within minutes, but its picture never changes. */
const nameOf = (link: string): string => NAME + new URL(link, location.origin).pathname;

/** A picture that was seen in this session; decrypted with the session's token. */
export const findPicture = async (link: string): Promise<Blob | null> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return null;
  try {
    const entry = (await sessionCache.get(nameOf(link))) as CacheEntry | undefined;
    if (entry === undefined) return null;
    return new Blob([await unsealBytes(authToken, entry.sealed)], { type: entry.type });
  } catch {
    return null;
  }
};

/** Keeps only the newest. */
const prune = (): Promise<void> =>
  sessionCache.database()('readwrite', async (store) => {
    const ours = IDBKeyRange.bound(NAME, `${NAME}\uffff`);
    const keys = await promisifyRequest(store.getAllKeys(ours));
    if (keys.length <= MOST) return;
    const kept = await promisifyRequest<CacheEntry[]>(store.getAll(ours));
    const byAge = kept
      .map(({ at }, place) => ({ at, key: keys[place] ?? '' }))
      .toSorted((one, other) => other.at - one.at);
    for (const { key } of byAge.slice(MOST)) store.delete(key);
  });

/** Cached until the session ends. A full phone only misses the cache. */
export const keepPicture = async (link: string, picture: Blob): Promise<void> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return;
  try {
    const sealed = await sealBytes(authToken, await picture.arrayBuffer());
    // A logout in between emptied the cache, and it must stay empty.
    if (session.get()?.authToken !== authToken) return;
    const entry: CacheEntry = { at: Date.now(), type: picture.type, sealed };
    await sessionCache.put(nameOf(link), entry);
    await prune();
  } catch {
    // Private windows and full disks reject writes.
  }
};
