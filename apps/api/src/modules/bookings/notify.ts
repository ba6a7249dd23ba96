import { publicNameOf } from '@karigar/domain/identity/public-name';
import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { BookingRow } from './booking-row.ts';
import type { BookingNotification } from './change-store.ts';

/** A notification to the customer; its text is in the notifications module. */
export const notifyCustomer =
  (kind: NotificationKind, details: Readonly<Record<string, unknown>> = {}) =>
  (booking: BookingRow): BookingNotification => ({
    accountId: booking.customer_id,
    kind,
    details: { bookingNo: booking.booking_no, ...details },
    sender: publicNameOf(booking.serviceman_name),
  });

/** Null while no serviceman is assigned. */
export const notifyServiceman =
  (kind: NotificationKind, details: Readonly<Record<string, unknown>> = {}) =>
  (booking: BookingRow): BookingNotification | null =>
    booking.serviceman_id === null
      ? null
      : {
          accountId: booking.serviceman_id,
          kind,
          details: { bookingNo: booking.booking_no, ...details },
          sender: booking.customer_name,
        };
