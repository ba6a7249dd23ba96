import type { BookingRow } from './booking-row.ts';
import type { Told } from './change-store.ts';

/** What one side of a booking hears of the other; the texts are in the notifications module. */
export const tellCustomer =
  (kind: string, details: Readonly<Record<string, unknown>> = {}) =>
  (booking: BookingRow): Told => ({
    accountId: booking.customer_id,
    kind,
    details: { bookingNo: booking.booking_no, ...details },
    sender: booking.serviceman_name,
  });

/** Null while the booking is nobody's. */
export const tellServiceman =
  (kind: string, details: Readonly<Record<string, unknown>> = {}) =>
  (booking: BookingRow): Told | null =>
    booking.serviceman_id === null
      ? null
      : {
          accountId: booking.serviceman_id,
          kind,
          details: { bookingNo: booking.booking_no, ...details },
          sender: booking.customer_name,
        };
