import { claimWarranty } from '@karigar/contract/warranty/claim-warranty';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readTicketWords } from '@karigar/domain/help/ticket';
import { isBookable } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { revisitDue } from '@karigar/domain/warranty/revisit';
import { accountOf } from '#auth/who';
import { lockOwnBooking } from '#modules/bookings/index';
import {
  insertOrder,
  lockWorkDay,
  nearestNew,
  newSlotsFor,
  readVisit,
} from '#modules/orders/index';
import { defineHandler } from '#wire/define-handler';
import { readWarranty } from '../claimable.ts';
import { insertRevisit, insertRevisitBooking } from '../warranty-store.ts';

/** Bound to the caller. The origin's lock makes two taps one revisit; capacity is sold under the lock of the day. */
export const claimWarrantyHandler = defineHandler(
  claimWarranty,
  async (input, scope) => {
    const { tx, now, who } = scope;
    const { at } = input;
    const origin = await lockOwnBooking(scope, input);
    if (origin === null) return refused('booking.not-found');
    const { claim } = await readWarranty(tx, origin, now);
    if (!claim.ok) return claim;
    const { serviceman_id: firstId } = origin;
    if (firstId === null) return refused('warranty.not-covered');
    const words = readTicketWords(input.words);
    if (words === null) return refused('warranty.words-missing');
    const visit = isBookable(at, now) ? await readVisit(tx, origin) : null;
    if (visit === null) return refused('slot.not-offered');
    await lockWorkDay(tx, visit.cityId, dayOf(at));
    const slots = await newSlotsFor(tx, origin, visit, dayOf(at), now);
    if (!slots.some((slot) => slot.at === at && slot.isFree)) {
      const nearest = await nearestNew(tx, origin, visit, at, now);
      return { ...refused('slot.full'), details: { nearest } };
    }
    const customerId = accountOf(who);
    const orderId = await insertOrder(tx, customerId, new Date(now));
    const { minutes } = visit.need;
    const made = await insertRevisitBooking(tx, {
      orderId,
      originId: origin.id,
      minutes,
      at: new Date(at),
      now: new Date(now),
    });
    await insertRevisit(tx, {
      bookingId: made.id,
      originId: origin.id,
      originNo: origin.booking_no,
      customerId,
      firstId,
      words,
      claimedAt: new Date(now),
      dueAt: new Date(revisitDue(now, at)),
    });
    return accepted({ bookingId: made.id, orderId, bookingNo: made.bookingNo });
  },
  { as: 'system', of: 'caller' },
);
