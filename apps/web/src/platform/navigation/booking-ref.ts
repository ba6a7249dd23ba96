import type { Booking } from '@karigar/contract/bookings/booking';

/** The booking of a screen that has none in its path. */
export type BookingRef = { readonly bookingId: number; readonly orderId: number };

/** History state for such a screen; survives a reload. */
export const stateFor = ({ id, orderId }: Pick<Booking, 'id' | 'orderId'>) => ({
  bookingId: id,
  mainId: orderId,
});

/** The booking from the history state; null without it. */
export const bookingRefOf = (state: unknown): BookingRef | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { bookingId, mainId } = state as Record<string, unknown>;
  return Number.isSafeInteger(bookingId) && Number.isSafeInteger(mainId)
    ? { bookingId: Number(bookingId), orderId: Number(mainId) }
    : null;
};
