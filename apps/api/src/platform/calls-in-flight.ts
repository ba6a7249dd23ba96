export type CallsInFlight = {
  /** Runs the work when a place of this key is free; null when too many of the key wait already. */
  readonly run: <Value>(key: string, work: () => Promise<Value>) => Promise<Value> | null;
};

type Line = { running: number; readonly waiting: (() => void)[] };

/** Per key at most `running` at once; `waiting` more wait in order, outside the database's connections. */
export const createCallsInFlight = (most: {
  readonly running: number;
  readonly waiting: number;
}): CallsInFlight => {
  const lines = new Map<string, Line>();

  const leave = (key: string, line: Line): void => {
    const next = line.waiting.shift();
    // The place passes directly to the next one, so no later caller can take it.
    if (next !== undefined) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  };

  const runAfter = async <Value>(
    turn: Promise<void> | null,
    work: () => Promise<Value>,
    done: () => void,
  ): Promise<Value> => {
    if (turn !== null) await turn;
    try {
      return await work();
    } finally {
      done();
    }
  };

  return {
    run: (key, work) => {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      const done = (): void => leave(key, line);
      if (line.running < most.running) {
        line.running += 1;
        return runAfter(null, work, done);
      }
      if (line.waiting.length >= most.waiting) return null;
      const { promise, resolve } = Promise.withResolvers<void>();
      line.waiting.push(resolve);
      return runAfter(promise, work, done);
    },
  };
};
