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

/** The chat of a booking as an address, for links and notifications. */
export const chatPath = ({ bookingId, orderId }: BookingRef): string =>
  `/chat?bookingId=${bookingId}&mainId=${orderId}`;

/** The booking from such an address; null without it. */
export const bookingRefIn = (search: string): BookingRef | null => {
  const asked = new URLSearchParams(search);
  const [bookingId, mainId] = [asked.get('bookingId'), asked.get('mainId')];
  if (bookingId === null || mainId === null) return null;
  return bookingRefOf({ bookingId: Number(bookingId), mainId: Number(mainId) });
};
