import { useQuery } from '@tanstack/react-query';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

/** The booking by call 5, then the add-ons of its service. Undefined until known, null when there is no booking. */
export const useOfferedAddOns = (bookingId: number) => {
  const bookings = useQuery({
    ...liveBookings,
    select: (found) => found.find(({ id }) => id === bookingId) ?? null,
  });
  const serviceId = bookings.data?.serviceId ?? null;
  const offered = useQuery({ ...serviceAddOns(serviceId ?? 0), enabled: serviceId !== null });
  useFailureLog('Error fetching booking details', bookings.error);
  useFailureLog('Error fetching booking details', offered.error);
  return {
    booking: bookings.data,
    addOns: bookings.data && serviceId === null ? [] : offered.data,
    failedKey: offered.error === null ? null : serviceAddOns(serviceId ?? 0).queryKey,
  };
};
