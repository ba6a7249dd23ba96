/** A frozen tab keeps its lock; after this time another one steals it. Idempotency keys make a second send harmless. */
const STEAL_AFTER_MS = 90_000;

/** Held by the tab or service worker that sends for this account. */
export const lockOf = (account: string): string => `karigar-actions:${account}`;

/** Runs the work while no other tab or worker of this phone does it for the same account. */
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
