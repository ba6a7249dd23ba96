import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { queryOptions, replaceEqualDeep, type QueryFunctionContext } from '@tanstack/react-query';
import { liveBookings } from '#entities/bookings/live-bookings';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

const withAddOns = (booking: Booking, addOns: Booking['addOns']): Booking => ({
  ...booking,
  addOns,
});

/**
 * The live bookings carry their add-ons too. What is read here is put there, so that a booking has one total: on the
 * bill, and in the cash to collect when the network goes away right after.
 */
const readAddOns = (ref: BookingRef) => async (context: QueryFunctionContext) => {
  const addOns = await reading(listBookingAddOns, ref)(context);
  const cached = context.client
    .getQueryCache()
    .find<readonly Booking[], Error, readonly Booking[]>(liveBookings);
  const bookings = cached?.state.data;
  const data = replaceEqualDeep(
    bookings,
    bookings?.map((one) => (one.id === ref.bookingId ? withAddOns(one, addOns) : one)),
  );
  // The list keeps its age and its error: only these add-ons are new. Most reads change nothing.
  if (data !== bookings) cached?.setState({ data });
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
