import { refused, type Refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockBooking, type BookingRef, type BookingRow } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';
import { listOffersOf, type OfferRow } from './offer-store.ts';

type Open = {
  readonly ok: true;
  readonly booking: BookingRow;
  readonly own: OfferRow;
  /** No other offer of the booking is open. */
  readonly isLast: boolean;
};

/**
 * The caller's open offer, under the booking's lock: concurrent answers wait for each other. A caller who never had
 * an offer gets the same reply as for a missing booking.
 */
export const lockOwnOffer = async (
  { tx, who, now, note, context }: CallScope,
  ref: BookingRef,
): Promise<Open | Refused<'booking.not-found' | 'booking.offer-gone'>> => {
  const booking = await lockBooking(tx, ref);
  if (booking === null) return refused('booking.not-found');
  const offers = await listOffersOf(tx, booking.id);
  const own = offers.findLast((offer) => offer.serviceman_id === accountOf(who));
  const parties = { servicemanId: booking.serviceman_id, customerId: booking.customer_id };
  if (own === undefined && !context.access.mayTouchBooking(who, parties))
    return refused('booking.not-found');
  note({ subjectId: booking.customer_id });
  const isOpen = ({ outcome, expires_at }: OfferRow): boolean =>
    outcome === null && expires_at.getTime() > now;
  if (own === undefined || booking.state !== 'offered' || !isOpen(own))
    return refused('booking.offer-gone');
  const others = offers.filter((offer) => offer.id !== own.id && isOpen(offer));
  return { ok: true, booking, own, isLast: others.length === 0 };
};
