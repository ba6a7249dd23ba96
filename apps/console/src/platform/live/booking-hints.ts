import type { Hint } from '@karigar/contract/live/live-events';

const listeners = new Set<(bookingId: number) => void>();

/** Which booking changed, for a screen that reads that one alone. */
export const bookingHints = {
  hear: ({ type, id }: Hint): void => {
    if (type === 'booking' && id !== null) for (const listener of listeners) listener(id);
  },
  subscribe: (listener: (bookingId: number) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
