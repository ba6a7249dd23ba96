/** Carries hints between processes. Any hint may be lost: PostgreSQL has the truth. */
export type LiveBus = {
  /** Whether other processes are on it. */
  readonly isShared: boolean;
  readonly publish: (subject: string, hint: unknown) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (subject: string, on: (hint: unknown) => void) => () => void;
  /** Waits until earlier publishes and subscriptions reached the bus; returns at once while it is down. */
  readonly flush: () => Promise<void>;
  readonly isConnected: () => boolean;
  /** Changes with each lost connection: while it is the same, no hint was lost. */
  readonly connectionId: () => string;
  /** Called when the connection is lost, and when it is back with every subscription. */
  readonly onConnection: (on: (isConnected: boolean) => void) => void;
  readonly close: () => Promise<void>;
};

export type OnListenerError = (error: unknown) => void;

const SUBJECT = /^[\w-]+(\.[\w-]+)*$/;

/** A full subject without wildcards: `u.482910`. */
export const assertSubject = (subject: string): void => {
  if (!SUBJECT.test(subject)) throw new TypeError(`not a subject: ${JSON.stringify(subject)}`);
};

/** An error in a listener reaches neither the other listeners nor the publisher. */
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

/** For one process with all roles. Hints arrive asynchronously and as copies, as on a real bus. */
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
    isShared: false,
    connectionId: () => 'local',
    onConnection: () => undefined,
    close: () => {
      open = false;
      listeners.clear();
      return Promise.resolve();
    },
  };
};
