import { tellCustomer, tellMore, tellServiceman, type BookingRow } from '#modules/bookings/index';
import type { Paise } from '@karigar/domain/money';
import type { CallScope } from '#wire/define-handler';

/** A correction is told to the man here, and answered as what the customer is told. Operations have no name. */
export const tellBoth = async (
  { tx, now }: CallScope,
  booking: BookingRow,
  kind: 'payment-corrected' | 'refund-made',
  details: { readonly amount: Paise; readonly reason: string },
) => {
  const his = tellServiceman(kind, details)(booking);
  await tellMore(tx, booking.id, his === null ? null : { ...his, sender: null }, now);
  return { ...tellCustomer(kind, details)(booking), sender: null };
};
