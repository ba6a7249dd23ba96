import type { Booking } from '@karigar/contract/bookings/booking';
import { useMemo } from 'react';
import { useWaiting } from '#platform/action-queue/action-queue';
import { expectedBooking, expectedBookings } from '#shared/bookings/expected-booking';

/** The same bookings with what he did and the server has not answered. Those he did nothing to stay the same value. */
export const useExpected = (bookings: readonly Booking[] | undefined) => {
  const waiting = useWaiting();
  return useMemo(() => bookings && expectedBookings(bookings, waiting), [bookings, waiting]);
};

export const useExpectedPages = (pages: readonly (readonly Booking[])[] | undefined) => {
  const waiting = useWaiting();
  return useMemo(() => pages?.map((page) => expectedBookings(page, waiting)), [pages, waiting]);
};

export const useExpectedOne = <Found extends Booking | null | undefined>(booking: Found) => {
  const waiting = useWaiting();
  return useMemo(() => (booking ? expectedBooking(booking, waiting) : booking), [booking, waiting]);
};
