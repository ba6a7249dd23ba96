import type { Booking } from '@karigar/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useExpectedOne } from './use-expected.ts';
import { useSession } from '#platform/session/session';
import { liveBookings } from './live-bookings.ts';
import { usePastBooking } from './past-booking.ts';

/** A serviceman's booking, live or past, for a screen about a part of it. A customer's booking has its own read. */
export const useKnownBooking = (id: number): Booking | undefined => {
  const isServiceman = useSession()?.role === 'serviceman';
  const { data: live } = useQuery({
    ...liveBookings,
    enabled: isServiceman,
    refetchInterval: false,
    select: (bookings) => bookings.find((booking) => booking.id === id) ?? null,
  });
  const { data: past } = usePastBooking(id, isServiceman && live === null);
  return useExpectedOne(live) ?? past ?? undefined;
};
