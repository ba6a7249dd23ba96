import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useExpectedOne } from '#entities/bookings/use-expected';
import { bookingAddOns } from '#entities/add-ons/booking-add-ons';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

/** The route's booking among the live ones. Null only once a whole list came without it. */
export const useBooking = (id: number) => {
  const { data, error } = useQuery({
    ...liveBookings,
    select: (bookings) => bookings.find((booking) => booking.id === id) ?? null,
  });
  useFailureLog('Error fetching booking details', error);
  return { booking: useExpectedOne(data), hasFailed: error !== null };
};

/** Without declined ones. Until they are read, those that came with the booking. */
export const useBookingAddOns = (booking: Booking): readonly BookingAddOn[] => {
  const { data, error } = useQuery(
    bookingAddOns({ bookingId: booking.id, orderId: booking.orderId }),
  );
  useFailureLog('Error fetching booking details', error);
  return (data ?? booking.addOns).filter(({ status }) => status !== 'rejected');
};
