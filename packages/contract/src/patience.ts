/** Factors on the usual time limit after zero, one, and two or more timeouts. */
const GROWTH = [1, 2, 4] as const;
const MOST = GROWTH.length - 1;

/** A reply within this share of the usual limit means that the connection is fast again. */
const QUICK = 1 / 3;

export type Turn = {
  readonly limitMs: number;
  readonly answered: () => void;
  readonly timedOut: () => void;
};

export type Patience = {
  /** One attempt of a call: its id is its key, or its name where it has none. */
  readonly begin: (id: string, usualMs: number) => Turn;
};

/**
 * Adapts the time limit of a call to the connection. After a timeout, the call and all later calls
 * get twice, then four times their limit, until one gets a quick reply. So a reply that takes 20 s
 * arrives, instead of being aborted after 15 s each time.
 */
export const createPatience = (now: () => number = () => performance.now()): Patience => {
  const timeouts = new Map<string, number>();
  let connectionLevel = 0;
  return {
    begin: (id, usualMs) => {
      const level = Math.max(connectionLevel, timeouts.get(id) ?? 0);
      const startedAt = now();
      return {
        limitMs: usualMs * (GROWTH[level] ?? 1),
        answered: () => {
          timeouts.delete(id);
          if (now() - startedAt < usualMs * QUICK) connectionLevel = 0;
        },
        timedOut: () => {
          const next = Math.min(level + 1, MOST);
          timeouts.set(id, next);
          connectionLevel = Math.max(connectionLevel, next);
        },
      };
    },
  };
};
