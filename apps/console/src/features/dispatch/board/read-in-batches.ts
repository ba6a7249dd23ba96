const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Reads what is added: the first at once, then all that came meanwhile together, once in `restMs`. */
export const readInBatches = (
  read: (ids: readonly number[]) => Promise<void>,
  restMs: number,
): ((id: number) => void) => {
  const waiting = new Set<number>();
  let isReading = false;
  const run = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      await Promise.all([read(ids), pause(restMs)]);
    }
    isReading = false;
  };
  return (id) => {
    waiting.add(id);
    if (!isReading) void run();
  };
};
