import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { findBooking, lockBooking, readBooking, type BookingRef } from './booking-store.ts';

/** What is done to a booking is done to the other side's data too. */
const ifOwn = ({ who, context, note }: CallScope, row: BookingRow | null): BookingRow | null => {
  if (row === null) return null;
  const parties = { servicemanId: row.serviceman_id, customerId: row.customer_id };
  if (!context.access.mayTouchBooking(who, parties)) return null;
  note({ subjectId: who.role === 'customer' ? row.serviceman_id : row.customer_id });
  return row;
};

/** The booking, or null: a foreign one and a missing one look the same. */
export const readOwnBooking = async (
  scope: CallScope,
  ref: BookingRef,
): Promise<BookingRow | null> => ifOwn(scope, await readBooking(scope.tx, ref));

/** The same under its lock, until the transaction ends. */
export const lockOwnBooking = async (
  scope: CallScope,
  ref: BookingRef,
): Promise<BookingRow | null> => ifOwn(scope, await lockBooking(scope.tx, ref));

/** By its own id, for a caller who does not know its order. */
export const findOwnBooking = async (
  scope: CallScope,
  bookingId: number,
): Promise<BookingRow | null> => ifOwn(scope, await findBooking(scope.tx, bookingId));
