import type { Entry } from '#platform/action-queue/action';

/** By then a screen that reads by itself has started. */
const SOON_MS = 500;

type Parts = {
  /** Accepted actions that no persisted read shows yet. */
  readonly done: () => readonly Entry[];
  /** Hashes of the queries that show the action. */
  readonly reads: (entry: Entry) => readonly string[];
  readonly fetch: (entry: Entry) => Promise<void>;
  /** Persists the reads. */
  readonly persist: () => Promise<void>;
  /** From now on these actions are not applied on top of the reads. */
  readonly hide: (keys: ReadonlySet<string>) => void;
  readonly release: (keys: ReadonlySet<string>) => Promise<void>;
  readonly isAwake: () => boolean;
  readonly onError: (error: unknown) => void;
};

/**
 * Releases a done action once each query that shows it was read after the action was done, and is persisted. Counts
 * steps, not time: the phone's clock may be wrong.
 */
export const createReadBack = (parts: Parts) => {
  let step = 0;
  const doneAt = new Map<string, number>();
  const askedAt = new Map<string, number>();
  const shows = new Map<string, number>();
  /** Shown by a read that may not be persisted yet. */
  const read = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const note = (done: readonly Entry[]): void => {
    for (const { key } of done) if (!doneAt.has(key)) doneAt.set(key, ++step);
  };
  const isRead = (entry: Entry): boolean =>
    parts.reads(entry).every((name) => (shows.get(name) ?? 0) > (doneAt.get(entry.key) ?? step));

  const releaseRead = async (): Promise<void> => {
    if (read.size === 0) return;
    const keys = new Set(read);
    await parts.persist();
    await parts.release(keys);
    for (const key of keys) read.delete(key);
  };

  const fetchUnread = async (): Promise<void> => {
    const unread = parts.done().filter((entry) => !isRead(entry));
    for (const entry of unread) if (parts.isAwake() && !isRead(entry)) await parts.fetch(entry);
  };

  const run = (work: () => Promise<void>): void => {
    running = running.then(work).catch(parts.onError);
  };

  const look = (): void => {
    const done = parts.done();
    note(done);
    if (read.size > 0) run(releaseRead);
    if (done.length === 0) return;
    if (timer !== undefined || !parts.isAwake()) return;
    timer = setTimeout(() => {
      timer = undefined;
      run(fetchUnread);
    }, SOON_MS);
  };

  return {
    look,
    asked: (name: string): void => {
      note(parts.done());
      askedAt.set(name, ++step);
    },
    answered: (name: string): void => {
      shows.set(name, askedAt.get(name) ?? 0);
      const keys = parts.done().filter(isRead);
      if (keys.length === 0) return;
      for (const { key } of keys) read.add(key);
      parts.hide(new Set(keys.map(({ key }) => key)));
      run(releaseRead);
    },
    stop: (): void => clearTimeout(timer),
  };
};
