import { decide } from '@karigar/domain/bookings/lifecycle';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Job } from '@karigar/domain/offers/candidate';
import { netPayOf } from '@karigar/domain/offers/net-pay';
import {
  nextStep,
  notAskedNow,
  type NextStep,
  type PastAsk,
} from '@karigar/domain/offers/next-step';
import type { Ranked } from '@karigar/domain/offers/rank';
import { reasonsFor, revisitReasons } from '@karigar/domain/offers/reasons';
import { firstAloneUntil, revisitPrice } from '@karigar/domain/warranty/revisit';
import {
  lockBooking,
  saveChange,
  notifyCustomer,
  readReplaced,
  searchedSince,
  searchPlanOf,
  type BookingRef,
  type BookingRow,
} from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { planDispatch, readJobFacts, type JobFacts } from './dispatch-store.ts';
import { jobOf, rankNearest, rankOne } from './job-of.ts';
import { insertOffers, lapseOffers, listOffersOf, type OfferRow } from './offer-store.ts';

type Scope = {
  readonly tx: Transaction;
  readonly now: Instant;
  /** The operator who asks now; dispatch itself has none. */
  readonly operator?: { readonly id: number; readonly key: string | null };
};

/** A command of the system or of an operator: the lifecycle table decides, and the event records the details. */
const command = async (
  { tx, now, operator }: Scope,
  booking: BookingRow,
  name: BookingCommand,
  details: unknown,
  notification: Parameters<typeof saveChange>[5] = null,
): Promise<BookingRow> => {
  const actor = operator === undefined ? 'system' : 'operator';
  const decided = decide(booking.state, name, actor);
  if (!decided.ok) throw new Error(`${name} of booking ${booking.id}: ${decided.refusal}`);
  const by = { accountId: operator?.id ?? null, claimedAt: null, key: operator?.key ?? null };
  const event = { command: name, actor, receivedAt: new Date(now), details, ...by } as const;
  await saveChange(tx, booking, decided.value, {}, event, notification);
  return { ...booking, state: decided.value, version: booking.version + 1 };
};

/** After the last offer expired, nobody is asked for the moment. */
const withoutOffer = async (scope: Scope, booking: BookingRow): Promise<BookingRow> =>
  booking.state === 'offered' ? command(scope, booking, 'expire', null) : booking;

/** Nobody accepted in time: operators look until their deadline, and the customer is notified. */
const leaveToOperators = async (scope: Scope, booking: BookingRow, asked: number) => {
  const { helpUntil } = searchPlanOf(booking);
  const free = await withoutOffer(scope, booking);
  const notification = notifyCustomer('nobody-yet', { by: helpUntil })(booking);
  await command(scope, free, 'refuse', { asked, dueAt: helpUntil }, notification);
  await planDispatch(scope.tx, booking.id, new Date(helpUntil));
};

/** The operators' deadline: without anybody, the booking is cancelled free of charge. */
const endHelp = async (scope: Scope, booking: BookingRow): Promise<void> => {
  const { helpUntil } = searchPlanOf(booking);
  if (scope.now < helpUntil) return planDispatch(scope.tx, booking.id, new Date(helpUntil));
  await command(scope, booking, 'cancel', null, notifyCustomer('nobody-came')(booking));
};

const askOf = ({ serviceman_id: serviceman, outcome, expires_at: until }: OfferRow): PastAsk => ({
  serviceman,
  outcome,
  expiresAt: until.getTime(),
});

/** Whom the customer did not want to come is not asked again, like after a refusal. */
const replacedOf = ({ servicemanId }: { readonly servicemanId: number }): PastAsk => ({
  serviceman: servicemanId,
  outcome: 'refused',
  expiresAt: 0,
});

const pastAsks = async (tx: Transaction, bookingId: number, offers: readonly OfferRow[]) => [
  ...offers.map(askOf),
  ...(await readReplaced(tx, bookingId)).map(replacedOf),
];

const roundsOf = (offers: readonly OfferRow[]): number =>
  Math.max(0, ...offers.map(({ round }) => round));

const offer = async (
  scope: Scope,
  booking: BookingRow,
  job: Job,
  facts: JobFacts,
  step: Extract<NextStep, { kind: 'offer' }>,
  all: {
    readonly round: number;
    readonly ranked: readonly Ranked[];
    /** When the open offers of earlier rounds expire. */
    readonly open: readonly Instant[];
  },
): Promise<void> => {
  const { tx, now } = scope;
  const expiresAt = new Date(step.expiresAt);
  const { first_id: firstId } = facts;
  const reasonsOf = (each: Ranked) => {
    const reasons = reasonsFor(each, all.ranked, job);
    return firstId === null ? reasons : revisitReasons(each.serviceman.id === firstId, reasons);
  };
  const asked = step.to.map((each) => ({ ...each, reasons: reasonsOf(each) }));
  const [one] = asked;
  const isRevisit = firstId !== null && one !== undefined;
  const priced = {
    // Of a round for a revisit: who did the work is asked alone.
    total: isRevisit ? revisitPrice(firstId, one.serviceman.id) : booking.total,
    categoryId: facts.category_id,
    bookedAt: booking.booked_at.getTime(),
    endsAt: job.endsAt,
  };
  const round = {
    round: all.round,
    netPay: netPayOf(priced, facts.rates),
    offeredAt: new Date(now),
    expiresAt,
  };
  await insertOffers(tx, booking, asked, round);
  const servicemen = asked.map(({ serviceman }) => serviceman.id);
  await command(scope, booking, 'offer', { round: all.round, servicemen });
  await planDispatch(tx, booking.id, new Date(Math.min(step.expiresAt, ...all.open)));
};

/** Who did the work of a revisit is asked once, alone and first; then, or where they cannot come, anybody else. */
const rankFor = async (
  { tx, now }: Scope,
  job: Job,
  { first_id: firstId }: JobFacts,
  search: { readonly past: readonly PastAsk[]; readonly since: Instant },
): Promise<readonly Ranked[]> => {
  const left = notAskedNow(search.past, job.startsAt, now);
  if (firstId === null) return rankNearest(tx, job, left, now);
  const isAsked = search.past.some(
    ({ serviceman, outcome }) => serviceman === firstId && outcome !== 'gone',
  );
  if (!isAsked && now < firstAloneUntil(search.since, job.startsAt)) {
    const alone = await rankOne(tx, job, firstId, now);
    if (alone.length > 0) return alone;
  }
  return rankNearest(tx, job, [...left, firstId], now);
};

/**
 * The next dispatch step of an unassigned booking, if one is due. The trigger may come twice, late or never:
 * the locked row says what is due and when to look again.
 */
export const dispatchBooking = async (scope: Scope, ref: BookingRef): Promise<void> => {
  const { tx, now } = scope;
  const booking = await lockBooking(tx, ref);
  if (booking === null) return;
  const facts = await readJobFacts(tx, booking.id);
  if (facts.dispatch_at === null || facts.dispatch_at.getTime() > now) return;
  if (booking.state === 'refused') return endHelp(scope, booking);
  const job = jobOf(booking, facts);
  if (job === null || (booking.state !== 'requested' && booking.state !== 'offered'))
    return planDispatch(tx, booking.id, null);
  await lapseOffers(tx, booking.id, new Date(now));
  const offers = await listOffersOf(tx, booking.id);
  const open = offers.filter(({ outcome }) => outcome === null);
  if (open.length > 0) {
    const first = Math.min(...open.map(({ expires_at: until }) => until.getTime()));
    return planDispatch(tx, booking.id, new Date(first));
  }
  const past = await pastAsks(tx, booking.id, offers);
  const rounds = roundsOf(offers);
  const { startsAt } = job;
  const since = searchedSince(booking);
  const ranked = await rankFor(scope, job, facts, { past, since });
  const step = nextStep({ startsAt, since, openUntil: null, past, ranked }, now);
  if (step.kind === 'nobody') return leaveToOperators(scope, booking, offers.length);
  if (step.kind === 'wait') {
    await withoutOffer(scope, booking);
    return planDispatch(tx, booking.id, new Date(step.until));
  }
  await offer(scope, booking, job, facts, step, { round: rounds + 1, ranked, open: [] });
};

/** After nobody took it, an operator's round begins a new search, which the customer reads too. */
const searchAgain = (scope: Scope, booking: BookingRow): Promise<BookingRow> => {
  const { helpUntil: by } = searchPlanOf({ ...booking, waiting_since: new Date(scope.now) });
  const notification = notifyCustomer('reopened-by-team', { by })(booking);
  return command(scope, booking, 'reopen', null, { ...notification, sender: null });
};

/** An operator asks the next round now, beside open offers; returns how many were asked. The caller holds the lock. */
export const offerNow = async (
  scope: Scope & Required<Pick<Scope, 'operator'>>,
  booking: BookingRow,
): Promise<number> => {
  const { tx, now } = scope;
  const facts = await readJobFacts(tx, booking.id);
  const job = jobOf(booking, facts);
  if (job === null || job.startsAt <= now) return 0;
  await lapseOffers(tx, booking.id, new Date(now));
  const offers = await listOffersOf(tx, booking.id);
  const past = await pastAsks(tx, booking.id, offers);
  const since = booking.state === 'refused' ? now : searchedSince(booking);
  const ranked = await rankFor(scope, job, facts, { past, since });
  const step = nextStep({ startsAt: job.startsAt, since, openUntil: null, past, ranked }, now);
  if (step.kind !== 'offer') return 0;
  const searched = booking.state === 'refused' ? await searchAgain(scope, booking) : booking;
  const open = offers.flatMap(({ outcome, expires_at: until }) =>
    outcome === null ? [until.getTime()] : [],
  );
  await offer(scope, searched, job, facts, step, { round: roundsOf(offers) + 1, ranked, open });
  return step.to.length;
};

/** Whom the rules would ask first for this booking, leaving out these; null for nobody who works now. */
export const firstMatch = async (
  { tx, now }: Scope,
  booking: BookingRow,
  left: readonly number[],
): Promise<number | null> => {
  const job = jobOf(booking, await readJobFacts(tx, booking.id));
  const [first] = job === null ? [] : await rankNearest(tx, job, left, now);
  return first?.serviceman.id ?? null;
};
