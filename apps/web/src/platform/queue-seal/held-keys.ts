import { createStore, get, update } from 'idb-keyval';

const KEY = 'byAccount';

type Keys = Readonly<Record<string, string>>;

/** Public keys by account; in IndexedDB, because the service worker needs them too. They decrypt nothing. */
const database = () => createStore('karigar-queue-keys', 'keys');

const read = async (): Promise<Keys> => (await get<Keys>(KEY, database())) ?? {};
const change = (rule: (keys: Keys) => Keys): Promise<void> =>
  update<Keys>(KEY, (keys = {}) => rule(keys), database());

export const heldKeys = {
  get: async (account: string): Promise<string | undefined> => (await read())[account],
  set: (account: string, publicKey: string): Promise<void> =>
    change((keys) => ({ ...keys, [account]: publicKey })),
  forget: (account: string): Promise<void> =>
    change(({ [account]: _forgotten, ...others }) => others),
  all: async (): Promise<[string, string][]> => Object.entries(await read()),
};
