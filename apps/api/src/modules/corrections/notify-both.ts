import {
  notifyCustomer,
  addNotification,
  notifyServiceman,
  type BookingRow,
} from '#modules/bookings/index';
import type { Paise } from '@karigar/domain/money';
import type { CallScope } from '#wire/define-handler';

/** Notifies the serviceman here and returns the customer's notification. Operators have no name. */
export const notifyBoth = async (
  { tx, now }: CallScope,
  booking: BookingRow,
  kind: 'payment-corrected' | 'refund-made',
  details: { readonly amount: Paise; readonly reason: string },
) => {
  const notification = notifyServiceman(kind, details)(booking);
  await addNotification(
    tx,
    booking.id,
    notification === null ? null : { ...notification, sender: null },
    now,
  );
  return { ...notifyCustomer(kind, details)(booking), sender: null };
};
