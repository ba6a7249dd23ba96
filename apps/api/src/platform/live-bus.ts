/** Hints on their way to connected people. Any may be lost: what counts is in PostgreSQL. */
export type LiveBus = {
  readonly publish: (subject: string, hint: unknown) => void;
  /** Answers the way to stop listening. */
  readonly subscribe: (subject: string, on: (hint: unknown) => void) => () => void;
  /** Waits until what was published and subscribed has reached the bus; not while it is down. */
  readonly flush: () => Promise<void>;
  readonly isConnected: () => boolean;
  /** Another one after each loss of the connection: as long as it stands, nothing was lost. */
  readonly connectionId: () => string;
  /** Told at each loss of the connection, and when it is back with every subscription. */
  readonly onConnection: (on: (isConnected: boolean) => void) => void;
  readonly close: () => Promise<void>;
};

export type OnListenerError = (error: unknown) => void;

const SUBJECT = /^[\w-]+(\.[\w-]+)*$/;

/** One full name, no wildcard, on every kind of bus: `u.482910`. */
export const assertSubject = (subject: string): void => {
  if (!SUBJECT.test(subject)) throw new TypeError(`not a subject: ${JSON.stringify(subject)}`);
};

/** A listener's mistake must reach neither the other listeners nor the publisher. */
export const deliver = (
  on: (hint: unknown) => void,
  written: string,
  onError: OnListenerError,
): void => {
  try {
    on(JSON.parse(written));
  } catch (error) {
    onError(error);
  }
};

/** For one process that plays all roles. Hints arrive later and as copies, as on a real bus. */
export const createLocalBus = (onError: OnListenerError = () => {}): LiveBus => {
  const listeners = new Map<string, Set<(written: string) => void>>();
  let open = true;

  return {
    publish: (subject, hint) => {
      assertSubject(subject);
      const written = JSON.stringify(hint);
      for (const listener of listeners.get(subject) ?? []) {
        setImmediate(() => {
          listener(written);
        });
      }
    },
    subscribe: (subject, on) => {
      assertSubject(subject);
      let listening = true;
      const listener = (written: string): void => {
        if (listening && open) deliver(on, written, onError);
      };
      const all = listeners.get(subject) ?? new Set();
      listeners.set(subject, all.add(listener));
      return () => {
        listening = false;
        all.delete(listener);
        if (all.size === 0 && listeners.get(subject) === all) listeners.delete(subject);
      };
    },
    flush: () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
    isConnected: () => open,
    connectionId: () => 'local',
    onConnection: () => undefined,
    close: () => {
      open = false;
      listeners.clear();
      return Promise.resolve();
    },
  };
};
