const listeners = new Set<() => void>();
let provenAt: number | null = null;
let hasFallen = false;

const become = (next: number | null): void => {
  provenAt = next;
  for (const listener of listeners) listener();
};

/** Whether hints are known to arrive, and until when that was proven. Otherwise screens poll. */
export const liveState = {
  isUp: (): boolean => provenAt !== null,
  provenAt: (): number | null => provenAt,
  /** Hints arrived on this page, and do not any more. */
  hasFallen: (): boolean => hasFallen,
  prove: (): void => {
    hasFallen = false;
    become(Date.now());
  },
  fall: (): void => {
    if (provenAt === null) return;
    hasFallen = true;
    become(null);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
