const KEY = 'leftSessions';

type Parts = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Returns whether the server has ended the session of this hash. */
  readonly end: (hash: string) => Promise<boolean>;
};

/**
 * Sessions that this phone left without network, as hashes of their tokens: a hash ends its session and opens nothing.
 * A new login has another hash and is never touched.
 */
export const createLeftSessions = ({ storage, end }: Parts) => {
  const read = (): string[] => (storage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  const write = (left: readonly string[]): void => {
    if (left.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, left.join(' '));
  };
  return {
    add: async (authToken: string): Promise<void> => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authToken));
      const hash = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));
      write([...read(), hash.join('')]);
    },
    /** Stops at the first that the server did not hear of; it stays for the next time. */
    finish: async (): Promise<void> => {
      for (const hash of read()) {
        if (!(await end(hash))) return;
        write(read().filter((left) => left !== hash));
      }
    },
  };
};
