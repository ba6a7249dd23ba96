import type { BookingState } from './booking.ts';

/** The status names on the wire. Started and ended work shows by its times. */
const STATUS_NAMES: Record<BookingState, string> = {
  requested: 'Pending',
  offered: 'Pending',
  assigned: 'Assigned',
  started: 'Assigned',
  held: 'Hold',
  ended: 'Assigned',
  completed: 'Completed',
  cancelled: 'Rejected / Cancelled',
  refused: 'Pending',
};

export const statusNameOf = (state: BookingState): string => STATUS_NAMES[state];

/** A missing status reads as 'Pending'. */
export const statusLabel = (statusName: string | null): string => statusName || 'Pending';

export type StatusLook = 'accepted' | 'pending' | 'completed';

export const statusLook = (statusName: string | null): StatusLook => {
  if (statusName === 'Assigned') return 'accepted';
  return statusName === 'Completed' ? 'completed' : 'pending';
};

export const isCancelled = (statusName: string | null): boolean =>
  statusName === 'Rejected / Cancelled' || statusName === 'Cancelled' || statusName === 'Rejected';

export const isOnHold = (signs: { statusName: string | null; isHold: boolean }): boolean =>
  signs.statusName === 'Hold' || signs.isHold;

const NEW_BOOKING = '2';

/** Only the string '2' marks a new booking; the number 2 does not. */
export const isNewBooking = (bookingStatus: unknown): boolean => bookingStatus === NEW_BOOKING;

export const writeBookingStatus = (isNew: boolean): string => (isNew ? NEW_BOOKING : '1');

export type StatusSigns = {
  readonly statusName: string | null;
  readonly isHold: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
};

/** The booking's state, derived from the fields on the wire. */
export const readBookingState = (signs: StatusSigns): BookingState => {
  if (isCancelled(signs.statusName)) return 'cancelled';
  if (signs.statusName === 'Completed') return 'completed';
  if (signs.endedAt !== null) return 'ended';
  if (isOnHold(signs)) return 'held';
  if (signs.startedAt !== null) return 'started';
  return statusLabel(signs.statusName) === 'Pending' ? 'offered' : 'assigned';
};
