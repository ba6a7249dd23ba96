import { refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockBooking, type BookingRef, type BookingRow } from '#modules/bookings/index';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import { isHis, listOffersOf, type OfferRow } from './offer-store.ts';

type Open = {
  readonly ok: true;
  readonly booking: BookingRow;
  readonly own: OfferRow;
  /** Whether somebody else can still say yes. */
  readonly isLast: boolean;
};

/**
 * His open offer, under the booking's lock: of all who answer at once one is first. Who was never
 * asked learns nothing of the booking, not even that there is one.
 */
export const lockOwnOffer = async (
  { tx, who, now, note, context }: CallScope,
  ref: BookingRef,
): Promise<Open | HandlerRefusal> => {
  const booking = await lockBooking(tx, ref);
  if (booking === null || !(await isHis(tx, ref, accountOf(who))))
    return refused('booking.not-found');
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
