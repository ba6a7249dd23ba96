import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { saveChange } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { answerOffer } from '../offer-store.ts';
import { lockOwnOffer } from '../own-offer.ts';

/** Bound to the caller: the app's policies do not show the booking. The last refusal dispatches it at once. */
export const refuseOfferHandler = defineHandler(
  refuseOffer,
  async (input, scope) => {
    const { tx, who, now, key } = scope;
    const open = await lockOwnOffer(scope, input);
    if (!open.ok) return open;
    const { booking, own, isLast } = open;
    await answerOffer(tx, own.id, 'refused', new Date(now));
    if (!isLast) return accepted(null);
    const decision = decide(booking.state, 'refuse', 'serviceman');
    if (!decision.ok) return refused('booking.offer-gone');
    const event = {
      command: 'refuse',
      actor: 'serviceman',
      accountId: accountOf(who),
      claimedAt: null,
      receivedAt: new Date(now),
      key,
      details: null,
    } as const;
    await saveChange(tx, booking, decision.value, {}, event, null);
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
