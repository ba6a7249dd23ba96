import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingPagesOf } from './paged-bookings.ts';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** As many as one call may bring: an old booking is a few calls away, not a hundred. */
const AT_ONCE = 100;

/** One past booking; null once the whole history came without it. */
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
    ...KEPT_APART,
  });

/** What the list has shown already is shown at once, and read again. */
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
