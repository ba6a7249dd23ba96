import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { bookingPagesOf } from './paged-bookings.ts';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

const [MINE = ''] = liveKey.mine() as readonly string[];

/** A customer's bookings, page by page; the live ones are refreshed while shown. */
export const myBookingPages = (which: 'live' | 'history') => ({
  ...bookingPagesOf(which, { read: listMyBookings, whose: MINE }),
  ...(which === 'live' && { refetchInterval: pollEvery(POLL_MS.liveBookings) }),
});

type Read = {
  readonly state: { readonly data: MyBooking | undefined; readonly error: Error | null };
};

/** Nothing more is expected: cancelled, or completed and paid. */
const isOver = (mine: MyBooking | undefined): boolean => {
  const { state, paymentStatus } = mine?.booking ?? {};
  return state === 'cancelled' || (state === 'completed' && paymentStatus !== 'pending');
};

/** One booking as its customer sees it. Persisted, because the customer may need the code without network. */
export const myBooking = (bookingId: number) =>
  queryOptions({
    queryKey: liveKey.mine(bookingId),
    queryFn: reading(getMyBooking, { bookingId }),
    ...PERSISTED_SEPARATELY,
    refetchInterval: (query: Read) =>
      isOver(query.state.data) ? false : pollEvery(POLL_MS.liveBookings)(query),
  });
