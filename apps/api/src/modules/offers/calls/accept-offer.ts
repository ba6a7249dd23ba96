import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { isFree, whyNotEligible } from '@karigar/domain/dispatch/eligibility';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { giveBooking, readWorker } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { lockCandidate } from '../candidate-store.ts';
import { readJobFacts } from '../dispatch-store.ts';
import { jobOf } from '../job-of.ts';
import { answerOffer, hasTaken } from '../offer-store.ts';
import { lockOwnOffer } from '../own-offer.ts';

/** As the system: until it is his, the booking is no row of his. */
export const acceptOfferAnswer = answer(
  acceptOffer,
  async (input, scope) => {
    const { tx, who, now } = scope;
    const me = accountOf(who);
    const open = await lockOwnOffer(scope, input);
    if (!open.ok) return (await hasTaken(tx, input, me)) ? accepted(null) : open;
    const { booking, own } = open;
    const decision = decide(booking.state, 'accept', 'serviceman');
    if (!decision.ok) return refused('booking.offer-gone');
    const facts = await readJobFacts(tx, booking.id);
    const job = jobOf(booking, facts);
    if (job === null) return refused('booking.offer-gone');
    const man = await lockCandidate(tx, job, me);
    const to = await readWorker(tx, me, booking.customer_id);
    if (man === null || to === null) return refused('booking.offer-gone');
    if (!isFree(man.work, job)) return refused('offer.not-free');
    const why = whyNotEligible(man, job);
    // He said yes, whatever his switch or his hours say by now; what protects others still holds.
    if (why === 'not-verified' || why === 'same-person' || why === 'blocked')
      return refused('booking.offer-gone');
    await answerOffer(tx, own.id, 'accepted', new Date(now));
    const giving = {
      command: 'accept',
      actor: 'serviceman',
      by: me,
      state: decision.value,
      to,
    } as const;
    await giveBooking(scope, booking, giving);
    return accepted(null);
  },
  { as: 'system' },
);
