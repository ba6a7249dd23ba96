import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { liveBookings } from '#entities/bookings/live-bookings';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '#platform/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

const having = (booking: Booking, addOns: Booking['addOns']): Booking => ({ ...booking, addOns });

/**
 * The live bookings carry their add-ons too. What is read here is put there, so that a booking has one total: on the
 * bill, and in the cash to collect when the network goes away right after.
 */
const readAddOns = (ref: BookingRef) => async (context: QueryFunctionContext) => {
  const addOns = await reading(listBookingAddOns, ref)(context);
  const cached = context.client
    .getQueryCache()
    .find<readonly Booking[], Error, readonly Booking[]>(liveBookings);
  // As old as it was: only these add-ons are new.
  cached?.setState({
    data: cached.state.data?.map((one) => (one.id === ref.bookingId ? having(one, addOns) : one)),
  });
  return addOns;
};

/** The add-ons proposed on a booking, and the customer's approvals. */
export const bookingAddOns = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.addOns(ref.bookingId),
    queryFn: readAddOns(ref),
    ...PERSISTED_SEPARATELY,
    refetchInterval: pollEvery(POLL_MS.bookingAddOns),
  });
