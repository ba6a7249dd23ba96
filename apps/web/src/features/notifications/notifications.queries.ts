import type { Notification } from '@karigar/contract/notifications/list-notifications';
import { useQuery } from '@tanstack/react-query';
import { pathTo } from '#shared/navigation/paths';
import { liveBookings } from '#shared/queries/live-bookings';
import { useSession } from '#shared/session/session';

/** Where a notification leads: a serviceman's live booking, or its place in the history. */
export const useAbout = (): ((of: Notification) => string | null) => {
  const isServiceman = useSession()?.role === 'serviceman';
  const { data: live = [] } = useQuery({
    ...liveBookings,
    enabled: isServiceman,
    refetchInterval: false,
    select: (bookings) => bookings.map(({ id }) => id),
  });
  return ({ bookingId }) => {
    if (bookingId === null) return null;
    const isOpen = !isServiceman || live.includes(bookingId);
    return pathTo(isOpen ? 'bookingDetail' : 'bookingHistoryDetail', { id: bookingId });
  };
};
