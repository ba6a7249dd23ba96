import type { Booking } from '@karigar/contract/bookings/booking';
import type { Entry } from '../action-queue/action.ts';
import { liveKey } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';
import { applyEntry } from './expected-booking.ts';

/** What the server took shows in what was read, until it is read again. */
export const applyToReads = (entry: Entry): void => {
  queryClient.setQueryData<readonly Booking[]>(liveKey.bookings, (bookings) =>
    bookings?.map((booking) =>
      booking.id === entry.bookingId ? applyEntry(booking, entry) : booking,
    ),
  );
};

export const bookingNoOf = (bookingId: number): string | undefined =>
  queryClient.getQueryData<readonly Booking[]>(liveKey.bookings)?.find(({ id }) => id === bookingId)
    ?.bookingNo;
