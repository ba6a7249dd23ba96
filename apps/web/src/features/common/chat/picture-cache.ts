import { promisifyRequest } from 'idb-keyval';
import { sealBytes, unsealBytes, type Sealed } from '#platform/cache/sealed';
import { session, sessionShelf } from '#platform/session/session';

const NAME = 'picture ';
const MOST = 40;

/** When is said in the open, so that the oldest can go without being read. */
type Shelved = { readonly at: number; readonly type: string; readonly sealed: Sealed };

/** A link lives minutes; what it leads to never changes. */
const nameOf = (link: string): string => NAME + new URL(link, location.origin).pathname;

/** A picture that was seen in this session, for whoever holds its token. */
export const findPicture = async (link: string): Promise<Blob | null> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return null;
  try {
    const shelved = (await sessionShelf.get(nameOf(link))) as Shelved | undefined;
    if (shelved === undefined) return null;
    return new Blob([await unsealBytes(authToken, shelved.sealed)], { type: shelved.type });
  } catch {
    return null;
  }
};

/** The newest stay. */
const prune = (): Promise<void> =>
  sessionShelf.database()('readwrite', async (store) => {
    const ours = IDBKeyRange.bound(NAME, `${NAME}\uffff`);
    const keys = await promisifyRequest(store.getAllKeys(ours));
    if (keys.length <= MOST) return;
    const kept = await promisifyRequest<Shelved[]>(store.getAll(ours));
    const byAge = kept
      .map(({ at }, place) => ({ at, key: keys[place] ?? '' }))
      .toSorted((one, other) => other.at - one.at);
    for (const { key } of byAge.slice(MOST)) store.delete(key);
  });

/** Kept for as long as the session. A phone without room for it loses nothing but this. */
export const keepPicture = async (link: string, picture: Blob): Promise<void> => {
  const authToken = session.get()?.authToken;
  if (authToken === undefined) return;
  try {
    const sealed = await sealBytes(authToken, await picture.arrayBuffer());
    // Whoever logged out meanwhile has emptied the shelf, and it stays empty.
    if (session.get()?.authToken !== authToken) return;
    const shelved: Shelved = { at: Date.now(), type: picture.type, sealed };
    await sessionShelf.put(nameOf(link), shelved);
    await prune();
  } catch {
    // Private windows and full disks refuse.
  }
};
