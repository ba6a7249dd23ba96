import { answerAddOn, lapseAtEnd, proposeAddOns } from '@karigar/domain/bookings/add-ons';
import { billOf } from '@karigar/domain/bookings/bill';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import {
  COMPLETION_CODE_LIFE_MS,
  tryCompletionCode,
} from '@karigar/domain/bookings/completion-code';
import { customerCancel } from '@karigar/domain/customer-bookings/customer-cancel';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { rateBooking } from '@karigar/domain/customer-bookings/rating';
import { startedBeforeMove } from '@karigar/domain/bookings/late-case';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { troubleOf } from '@karigar/domain/visit-problems/trouble';
import { isBookable } from '@karigar/domain/orders/slots';
import type { Instant } from '@karigar/domain/dates/instant';
import { nextStep } from '@karigar/domain/offers/next-step';
import { searchPlan } from '@karigar/domain/offers/search-plan';
import { paise, type Paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { takePayment } from '@karigar/domain/payments/take-payment';

import { applyDispatch } from './dispatch-steps.ts';
import { applyVisitProblem } from './visit-problem-steps.ts';
import {
  change,
  no,
  yes,
  type Said,
  type SpecBooking,
  type SpecOffer,
  type SpecOp,
  type SpecScope,
} from './booking-value.ts';

const billed = ({ total, addOns }: SpecBooking, price: Paise): Paise =>
  billOf(
    total,
    addOns.map((addOn) => ({ ...addOn, name: '', price })),
  ).total;

export const dueOf = ({ frozen, paid }: SpecBooking): Paise =>
  amountDue(frozen ?? paise(0), [paid]);

const answered = (booking: SpecBooking, own: SpecOffer, outcome: 'accepted' | 'refused') =>
  booking.offers.map((offer) => (offer === own ? { ...offer, outcome } : offer));

/** Accepting twice, from the push and on the screen, counts once. */
const hasTaken = ({ state, holder, offers }: SpecBooking, by: number): boolean =>
  state === 'assigned' &&
  holder === by &&
  offers.some(({ serviceman, outcome }) => serviceman === by && outcome === 'accepted');

const offerOp = (booking: SpecBooking, kind: 'accept' | 'refuse', by: number, now: Instant) => {
  if (kind === 'accept' && hasTaken(booking, by)) return { said: 'ok', booking };
  const own = booking.offers.findLast(({ serviceman }) => serviceman === by);
  if (own === undefined && booking.holder !== by) return no(booking, 'booking.not-found');
  const isOpen = ({ outcome, until }: SpecOffer): boolean => outcome === null && until > now;
  const decision = decide(booking.state, kind, 'serviceman');
  if (own === undefined || !isOpen(own) || !decision.ok) return no(booking, 'booking.offer-gone');
  if (kind === 'accept') {
    const offers = answered(booking, own, 'accepted');
    return yes(booking, decision.value, now, { holder: by, offers });
  }
  const offers = answered(booking, own, 'refused');
  // The booking stays offered while another serviceman can still accept.
  if (offers.some(isOpen)) return { said: 'ok', booking: { ...booking, offers } };
  return yes(booking, decision.value, now, { offers });
};

const verify = (booking: SpecBooking, isRight: boolean, now: Instant): Said => {
  const decision = decide(booking.state, 'verify', 'serviceman');
  if (!decision.ok) return no(booking, decision.refusal);
  const { tries, codeUntil: expiresAt } = booking;
  const tried = tryCompletionCode({ tries, expiresAt, now, matches: () => isRight });
  if (tried.ok) return yes(booking, decision.value, now);
  const counted = tried.refusal === 'otp.mismatch' ? { ...booking, tries: tries + 1 } : booking;
  return no(counted, tried.refusal);
};

const end = (booking: SpecBooking, { now, price }: SpecScope): Partial<SpecBooking> => {
  const addOns = booking.addOns.map((addOn) => ({ ...addOn, status: lapseAtEnd(addOn.status) }));
  const frozen = billed({ ...booking, addOns }, price);
  return { addOns, frozen, codeUntil: now + COMPLETION_CODE_LIFE_MS };
};

/** Starting on the day before a reschedule moves the booking back to that day. */
const start = (booking: SpecBooking, now: Instant): Partial<SpecBooking> => {
  const { startsAt: scheduledAt, moves } = booking;
  const earlier = startedBeforeMove({ at: now, scheduledAt, moves });
  return earlier === null ? {} : { startsAt: earlier };
};

const work = (booking: SpecBooking, command: BookingCommand, scope: SpecScope): Said => {
  const decision = decide(booking.state, command, 'serviceman');
  if (!decision.ok) return no(booking, decision.refusal);
  const started = command === 'start' ? start(booking, scope.now) : {};
  const more = command === 'end' ? end(booking, scope) : started;
  const holder = command === 'cancel' ? null : booking.holder;
  return yes(booking, decision.value, scope.now, { ...more, holder });
};

const propose = (booking: SpecBooking, quantity: number, now: Instant): Said => {
  const open = proposeAddOns(booking.state);
  if (!open.ok) return no(booking, open.refusal);
  const addOns = [...booking.addOns, { quantity, status: 'pending' as const }];
  return yes(booking, booking.state, now, { addOns });
};

const answer = (
  booking: SpecBooking,
  at: number,
  word: 'accepted' | 'rejected',
  now: Instant,
): Said => {
  const addOn = booking.addOns[at];
  if (addOn === undefined) return no(booking, 'add-on.not-found');
  const given = answerAddOn(booking.state, addOn.status, word);
  if (!given.ok) return no(booking, given.refusal);
  const addOns = booking.addOns.with(at, { ...addOn, status: given.value });
  return yes(booking, booking.state, now, { addOns });
};

const pay = (booking: SpecBooking, amount: Paise, now: Instant): Said => {
  const { state, paid } = booking;
  const taken = takePayment({ state, due: dueOf(booking), amount, mode: 'cash' });
  if (!taken.ok) return no(booking, taken.refusal);
  return yes(booking, state, now, { paid: paise(paid + taken.value) });
};

/** Nobody blocks or reports anybody in this model. */
const troubleIn = (booking: SpecBooking, now: Instant) =>
  troubleOf({
    ...booking,
    scheduledAt: booking.startsAt,
    missedAt: null,
    isUnsafe: false,
    now,
  });

const reschedule = (booking: SpecBooking, at: Instant, now: Instant): Said => {
  const may = mayReschedule({ ...booking, trouble: troubleIn(booking, now), now });
  if (!may.ok) return no(booking, may.refusal);
  if (at === booking.startsAt) return { said: 'ok', booking };
  if (!isBookable(at, now)) return no(booking, 'slot.not-offered');
  const { startsAt: from, holder } = booking;
  const isReplaced = booking.state === 'assigned' && may.value === 'requested';
  const until = isReplaced ? at : cancelUntil(at, booking.bookedAt);
  const replaced =
    isReplaced && holder !== null ? { holder: null, replaced: [...booking.replaced, holder] } : {};
  const moves = [
    ...(booking.state === 'assigned' ? [{ from, movedAt: now }] : []),
    ...booking.moves,
  ];
  return yes(booking, may.value, now, {
    startsAt: at,
    cancelUntil: until,
    moves,
    ...replaced,
  });
};

/** The next dispatch step of an unassigned booking, if one is due. */
const dispatch = (before: SpecBooking, { now, crew }: SpecScope): SpecBooking => {
  if (before.dispatchAt === null || before.dispatchAt > now) return before;
  const { helpUntil } = searchPlan(before.startsAt, before.waitingSince);
  if (before.state === 'refused')
    return now < helpUntil
      ? { ...before, dispatchAt: helpUntil }
      : change(before, 'cancelled', now);
  const lapsed = before.offers.map((offer) =>
    offer.outcome === null && offer.until <= now ? { ...offer, outcome: 'lapsed' as const } : offer,
  );
  const booking = { ...before, offers: lapsed };
  const open = lapsed.filter(({ outcome }) => outcome === null);
  if (open.length > 0)
    return { ...booking, dispatchAt: Math.min(...open.map(({ until }) => until)) };
  const past = [
    ...lapsed.map(({ until, ...offer }) => ({ ...offer, expiresAt: until })),
    ...before.replaced.map((serviceman) => ({
      serviceman,
      outcome: 'refused' as const,
      expiresAt: 0,
    })),
  ];
  const rounds = Math.max(0, ...lapsed.map(({ round }) => round));
  const { startsAt, waitingSince: since } = booking;
  const step = nextStep({ startsAt, since, openUntil: null, past, ranked: crew }, now);
  if (step.kind !== 'offer') {
    const free = booking.state === 'offered' ? change(booking, 'requested', now) : booking;
    if (step.kind === 'wait') return { ...free, dispatchAt: step.until };
    return { ...change(free, 'refused', now), dispatchAt: helpUntil };
  }
  const made = step.to.map(({ serviceman }) => ({
    serviceman: serviceman.id,
    round: rounds + 1,
    until: step.expiresAt,
    outcome: null,
  }));
  const offered = change(booking, 'offered', now, { offers: [...lapsed, ...made] });
  return { ...offered, dispatchAt: step.expiresAt };
};

/** The outcome that the rules alone give for an operation ('ok' or the refusal's name), and the booking after it. */
export const applyRules = (booking: SpecBooking, op: SpecOp, scope: SpecScope): Said => {
  const { now } = scope;
  const { state } = booking;
  switch (op.kind) {
    case 'accept':
    case 'refuse':
      return offerOp(booking, op.kind, op.by, now);
    case 'dispatch':
      return { said: 'ok', booking: dispatch(booking, scope) };
    case 'assign': {
      if (op.version !== booking.changes + 1) return no(booking, 'booking.changed');
      const decision = decide(state, 'assign', 'operator');
      if (!decision.ok) return no(booking, decision.refusal);
      return yes(booking, decision.value, now, { holder: op.to });
    }
    case 'release':
    case 'reopen':
    case 'hold-for':
      return applyDispatch(booking, op, now);
    case 'cancel': {
      const decision = customerCancel({
        ...booking,
        trouble: troubleIn(booking, now),
        agreed: null,
        now,
      });
      return decision.ok ? yes(booking, decision.value.state, now) : no(booking, decision.refusal);
    }
    case 'rate': {
      const may = rateBooking(booking);
      return may.ok ? yes(booking, state, now, { isRated: true }) : no(booking, may.refusal);
    }
    case 'answer':
      return answer(booking, op.at, op.answer, now);
    case 'reschedule':
      return reschedule(booking, op.at, now);
    case 'arrive':
    case 'no-show':
    case 'call':
    case 'late':
    case 'send-code':
    case 'ask-override':
    case 'confirm-override':
    case 'settle-visit':
    case 'tell-overdue':
      return applyVisitProblem(booking, op, now);
    case 'give-back':
    case 'start':
    case 'hold':
    case 'resume':
    case 'end':
    case 'verify':
    case 'propose':
    case 'pay':
      break;
  }
  // Only the assignee may do the rest; anybody else gets booking.not-found.
  if (booking.holder !== op.by) return no(booking, 'booking.not-found');
  if (op.kind === 'verify') return verify(booking, op.isRight, now);
  if (op.kind === 'propose') return propose(booking, op.quantity, now);
  if (op.kind === 'pay') return pay(booking, op.amount, now);
  return work(booking, op.kind === 'give-back' ? 'cancel' : op.kind, scope);
};
