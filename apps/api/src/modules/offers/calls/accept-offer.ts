import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { isFree, whyNotEligible } from '@karigar/domain/offers/eligibility';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { assignServiceman, readAssignable } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { lockCandidate } from '../candidate-store.ts';
import { readJobFacts } from '../dispatch-store.ts';
import { jobOf } from '../job-of.ts';
import { answerOffer, hasAccepted } from '../offer-store.ts';
import { lockOwnOffer } from '../own-offer.ts';

/** Bound to the caller: the app's policies show the serviceman no booking before it is assigned. */
export const acceptOfferHandler = defineHandler(
  acceptOffer,
  async (input, scope) => {
    const { tx, who, now } = scope;
    const me = accountOf(who);
    const open = await lockOwnOffer(scope, input);
    if (!open.ok) return (await hasAccepted(tx, input, me)) ? accepted(null) : open;
    const { booking, own } = open;
    const decision = decide(booking.state, 'accept', 'serviceman');
    if (!decision.ok) return refused('booking.offer-gone');
    const facts = await readJobFacts(tx, booking.id);
    const job = jobOf(booking, facts);
    if (job === null) return refused('booking.offer-gone');
    const serviceman = await lockCandidate(tx, job, me, now);
    const to = await readAssignable(tx, me, booking.customer_id);
    if (serviceman === null || to === null) return refused('booking.offer-gone');
    if (!isFree(serviceman.work, job)) return refused('offer.not-free');
    const why = whyNotEligible(serviceman, job);
    // Duty and hours may have changed since the offer; only the rules that protect others still apply.
    if (why === 'not-verified' || why === 'same-person' || why === 'blocked')
      return refused('booking.offer-gone');
    if (why === 'cash-over-limit') return refused('offer.cash-over-limit');
    await answerOffer(tx, own.id, 'accepted', new Date(now));
    const assignment = {
      command: 'accept',
      actor: 'serviceman',
      by: me,
      state: decision.value,
      to,
    } as const;
    await assignServiceman(scope, booking, assignment);
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
