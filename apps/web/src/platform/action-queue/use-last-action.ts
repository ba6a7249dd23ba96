import type { Entry } from './action.ts';
import { useEntries } from './action-queue.ts';

/** The newest action of this call on this booking, so that a sheet finds its own action, also after a reload. */
export const useLastAction = (bookingId: number, call: string): Entry | undefined =>
  useEntries().findLast((entry) => entry.bookingId === bookingId && entry.call === call);
