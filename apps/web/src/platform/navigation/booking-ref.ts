import type { Booking } from '@karigar/contract/bookings/booking';

/** Which booking a screen is about that has none in its address. */
export type BookingRef = { readonly bookingId: number; readonly orderId: number };

/** What such a screen is opened with; it stays with the place in history, also over a reload. */
export const stateFor = ({ id, orderId }: Pick<Booking, 'id' | 'orderId'>) => ({
  bookingId: id,
  mainId: orderId,
});

/** The booking it was opened for, from the navigation's state; null without it. */
export const bookingRefOf = (state: unknown): BookingRef | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { bookingId, mainId } = state as Record<string, unknown>;
  return Number.isSafeInteger(bookingId) && Number.isSafeInteger(mainId)
    ? { bookingId: Number(bookingId), orderId: Number(mainId) }
    : null;
};
