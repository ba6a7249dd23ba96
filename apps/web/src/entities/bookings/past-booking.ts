import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingPagesOf } from './paged-bookings.ts';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** The most that one call returns, so that an old booking takes few calls. */
const AT_ONCE = 100;

/** One past booking; null when the whole history does not have it. */
export const pastBooking = (id: number) =>
  queryOptions({
    queryKey: ['bookings', 'past', id],
    queryFn: async ({ signal }): Promise<Booking | null> => {
      for (let page = 1; ; page += 1) {
        const bookings = await reading(listBookings, {
          which: 'history',
          limit: AT_ONCE,
          page,
        })({ signal });
        const found = bookings.find((booking) => booking.id === id);
        if (found !== undefined) return found;
        if (bookings.length < AT_ONCE) return null;
      }
    },
    ...PERSISTED_SEPARATELY,
  });

/** Shows the booking from the loaded list at once, and reads it again. */
export const usePastBooking = (id: number, enabled = true) => {
  const client = useQueryClient();
  const listed = bookingPagesOf('history').queryKey;
  return useQuery({
    ...pastBooking(id),
    enabled,
    initialData: () =>
      client
        .getQueryData(listed)
        ?.pages.flat()
        .find((booking) => booking.id === id),
    initialDataUpdatedAt: () => client.getQueryState(listed)?.dataUpdatedAt,
  });
};
