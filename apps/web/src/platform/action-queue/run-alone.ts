/** A frozen tab keeps its lock; after so long it is taken from it. Keys make a second sending harmless. */
const STEAL_AFTER_MS = 90_000;

/** Held by whoever sends for this account: a tab, or the service worker. */
export const lockOf = (account: string): string => `karigar-actions:${account}`;

/** Runs the work while no other tab of this phone does it for the same account. */
export const runAlone = async (
  account: string,
  work: () => Promise<void>,
  stealAfterMs = STEAL_AFTER_MS,
): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  const name = lockOf(account);
  const patience = AbortSignal.timeout(stealAfterMs);
  let isMine = false;
  const run = (): Promise<void> => {
    isMine = true;
    return work();
  };
  try {
    await locks.request(name, { signal: patience }, run);
  } catch (error) {
    if (isMine || !patience.aborted) throw error;
    await locks.request(name, { steal: true }, run);
  }
};
