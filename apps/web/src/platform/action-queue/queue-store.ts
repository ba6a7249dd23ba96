import type { Entry } from './action.ts';
import { migrateEntry, SHAPE } from './migrate-entry.ts';
import type { Queue } from './queue-model.ts';

/** The persisted queue. */
export type QueueStore = {
  readonly read: () => Promise<Queue>;
  /** Applies a rule to the queue in one transaction; resolves once it is on the disk. */
  readonly change: <Answer>(rule: (queue: Queue) => readonly [Queue, Answer]) => Promise<Answer>;
};

const DATABASE = 'karigar-actions';
const ENTRIES = 'entries';

const done = <Value>(request: IDBRequest<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
  return promise;
};

/** Migrates every entry to this app's version, in the version change transaction. */
const migrate = (entries: IDBObjectStore, from: number): void => {
  const walk = entries.openCursor();
  walk.addEventListener('success', () => {
    const { result: cursor } = walk;
    if (cursor === null) return;
    cursor.update(migrateEntry(cursor.value, from));
    cursor.continue();
  });
};

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, SHAPE);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: db, transaction } = request;
    if (oldVersion === 0) db.createObjectStore(ENTRIES, { keyPath: 'key' });
    else if (transaction !== null) migrate(transaction.objectStore(ENTRIES), oldVersion);
  });
  return done(request);
};

const inOrder = (entries: readonly Entry[]): Queue =>
  entries.toSorted((one, other) => one.order - other.order);

/** In IndexedDB, so that it survives a crash of tab, browser or phone. */
export const createQueueStore = (name = DATABASE): QueueStore => {
  let opened: Promise<IDBDatabase> | null = null;
  const database = async (): Promise<IDBDatabase> => {
    if (opened !== null) return opened;
    opened = open(name);
    try {
      const db = await opened;
      // Another tab upgrades it, or the browser closed it: open it again when next needed.
      db.addEventListener('versionchange', () => {
        db.close();
        opened = null;
      });
      db.addEventListener('close', () => (opened = null));
      return db;
    } catch (error) {
      opened = null;
      throw error;
    }
  };

  return {
    read: async () => {
      const db = await database();
      return inOrder(await done<Entry[]>(db.transaction(ENTRIES).objectStore(ENTRIES).getAll()));
    },
    change: async (rule) => {
      const db = await database();
      const work = db.transaction(ENTRIES, 'readwrite', { durability: 'strict' });
      const { promise: committed, resolve, reject } = Promise.withResolvers<void>();
      let isOver = false;
      work.addEventListener('complete', () => resolve());
      work.addEventListener('abort', () => {
        isOver = true;
        reject(work.error ?? new Error('not kept'));
      });
      const store = work.objectStore(ENTRIES);
      const before = inOrder(await done<Entry[]>(store.getAll()));
      try {
        const [after, answer] = rule(before);
        for (const { key } of before)
          if (!after.some((entry) => entry.key === key)) store.delete(key);
        for (const entry of after) if (!before.includes(entry)) store.put(entry);
        await committed;
        return answer;
      } catch (error) {
        // All or nothing: earlier writes of this transaction are rolled back too.
        committed.catch(() => undefined);
        if (!isOver) work.abort();
        throw error;
      }
    },
  };
};
