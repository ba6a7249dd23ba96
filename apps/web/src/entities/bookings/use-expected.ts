import type { Booking } from '@karigar/contract/bookings/booking';
import { useMemo } from 'react';
import { useEntries } from '#platform/action-queue/action-queue';
import { expectedBooking, expectedBookings } from './expected-booking.ts';

/** The same bookings with all actions since they were read. A booking without an action keeps its identity. */
export const useExpected = (bookings: readonly Booking[] | undefined) => {
  const entries = useEntries();
  return useMemo(() => bookings && expectedBookings(bookings, entries), [bookings, entries]);
};

export const useExpectedPages = (pages: readonly (readonly Booking[])[] | undefined) => {
  const entries = useEntries();
  return useMemo(() => pages?.map((page) => expectedBookings(page, entries)), [pages, entries]);
};

export const useExpectedOne = <Found extends Booking | null | undefined>(booking: Found) => {
  const entries = useEntries();
  return useMemo(() => (booking ? expectedBooking(booking, entries) : booking), [booking, entries]);
};
