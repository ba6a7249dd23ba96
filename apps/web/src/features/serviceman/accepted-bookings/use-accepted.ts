import type { Booking } from '@karigar/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useExpected } from '#entities/bookings/use-expected';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';

/** Accepted and not started bookings, including queued actions. */
export const useAccepted = () => {
  const { data, error, errorUpdateCount } = useQuery(liveBookings);
  useFailureLog('Error fetching bookings', error);
  const bookings = useExpected(data);
  return {
    bookings,
    waiting: bookings?.filter(({ state }: Booking) => state === 'assigned'),
    hasFailed: errorUpdateCount > 0,
  };
};
