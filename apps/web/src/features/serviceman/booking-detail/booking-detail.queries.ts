import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { getCarDetails } from '@karigar/contract/packages/get-car-details';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useExpectedOne } from '#entities/bookings/use-expected';
import { liveKey } from '#platform/cache/live-keys';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { liveBookings } from '#entities/bookings/live-bookings';
import { pollEvery } from '#platform/cache/poll-every';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';
import { useFailureLog } from '#platform/cache/use-failure-log';

/** The booking of this route among the live ones. It is missing only once a whole list came without it. */
export const useBooking = (id: number) => {
  const { data, error } = useQuery({
    ...liveBookings,
    select: (bookings) => bookings.find((booking) => booking.id === id) ?? null,
  });
  useFailureLog('Error fetching booking details', error);
  return { booking: useExpectedOne(data), hasFailed: error !== null };
};

const addOnsOf = ({ id, orderId }: Booking) =>
  queryOptions({
    queryKey: liveKey.addOns(id),
    queryFn: reading(listBookingAddOns, { bookingId: id, orderId }),
    ...KEPT_APART,
    refetchInterval: pollEvery(POLL_MS.bookingAddOns),
  });

/** Without those the customer said no to. Until they are read, what came with the booking. */
export const useBookingAddOns = (booking: Booking): readonly BookingAddOn[] => {
  const { data, error } = useQuery(addOnsOf(booking));
  useFailureLog('Error fetching booking details', error);
  return (data ?? booking.addOns).filter(({ status }) => status !== 'rejected');
};

const carOf = (subscriptionId: number) =>
  queryOptions({
    queryKey: ['car', subscriptionId],
    queryFn: reading(getCarDetails, { subscriptionId }),
    ...KEPT_APART,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asked for only where the booking belongs to a package. */
export const useCar = (subscriptionId: number | null) => {
  const { data, error } = useQuery({
    ...carOf(subscriptionId ?? 0),
    enabled: subscriptionId !== null,
  });
  useFailureLog('Error fetching booking details', error);
  return data?.[0];
};
