import type { Booking } from '@karigar/contract/bookings/booking';
import type { Entry } from './action.ts';
import { liveKey } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';

const readBooking = (bookingId: number): Booking | undefined =>
  queryClient
    .getQueryData<readonly Booking[]>(liveKey.bookings)
    ?.find(({ id }) => id === bookingId);

/** A booking's number, from the last read. */
export const bookingNoOf = (bookingId: number): string | undefined =>
  readBooking(bookingId)?.bookingNo;

/** Stored with the action: the booking may be assigned to somebody else when the reply arrives. */
export const aboutOf = (bookingId: number): Entry['about'] => {
  const booking = readBooking(bookingId);
  return booking && { serviceName: booking.serviceName, customerName: booking.customerName };
};
