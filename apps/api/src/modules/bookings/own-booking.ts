import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { findBooking, lockBooking, readBooking, type BookingRef } from './booking-store.ts';

/** Audits the other party as the subject: a booking is that party's data too. */
const ifOwn = ({ who, context, note }: CallScope, row: BookingRow | null): BookingRow | null => {
  if (row === null) return null;
  const parties = { servicemanId: row.serviceman_id, customerId: row.customer_id };
  if (!context.access.mayTouchBooking(who, parties)) return null;
  note({ subjectId: who.role === 'customer' ? row.serviceman_id : row.customer_id });
  return row;
};

/** The booking, or null: somebody else's booking and a missing one look the same. */
export const readOwnBooking = async (
  scope: CallScope,
  ref: BookingRef,
): Promise<BookingRow | null> => ifOwn(scope, await readBooking(scope.tx, ref));

/** The same, locked until the transaction ends. */
export const lockOwnBooking = async (
  scope: CallScope,
  ref: BookingRef,
): Promise<BookingRow | null> => ifOwn(scope, await lockBooking(scope.tx, ref));

/** By id, for a caller that does not know the order. */
export const findOwnBooking = async (
  scope: CallScope,
  bookingId: number,
): Promise<BookingRow | null> => ifOwn(scope, await findBooking(scope.tx, bookingId));
