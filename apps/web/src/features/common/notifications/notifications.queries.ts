import type { Notification } from '@karigar/contract/notifications/list-notifications';
import { useQuery } from '@tanstack/react-query';
import { offerPath, pathOfBooking } from '#platform/navigation/booking-path';
import { chatPath } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useSession } from '#platform/session/session';

/** The link of a notification: the chat, a serviceman's live booking, its offer, or its place in the history; and
 * "This was not me" for a change of the account. */
export const useAbout = (): ((of: Notification) => string | null) => {
  const isServiceman = useSession()?.role === 'serviceman';
  const { data: live = [] } = useQuery({
    ...liveBookings,
    enabled: isServiceman,
    refetchInterval: false,
  });
  return ({ bookingId: id, orderId, kind, changeToken }) => {
    // A read that an earlier app stored has none.
    if (changeToken) return pathTo('notMe', { id: changeToken });
    if (id === null) return null;
    if (kind === 'chat-message' && orderId !== null) return chatPath({ bookingId: id, orderId });
    if (!isServiceman) return pathTo('bookingDetail', { id });
    const open = live.find((booking) => booking.id === id);
    if (open !== undefined) return pathOfBooking(open);
    return kind === 'job-offered' ? offerPath({ id }) : pathTo('bookingHistoryDetail', { id });
  };
};
