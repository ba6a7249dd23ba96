import { decide } from '@karigar/domain/bookings/lifecycle';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Job } from '@karigar/domain/offers/candidate';
import { netPayOf } from '@karigar/domain/offers/net-pay';
import { nextStep, type NextStep } from '@karigar/domain/offers/next-step';
import type { Ranked } from '@karigar/domain/offers/rank';
import { reasonsFor } from '@karigar/domain/offers/reasons';
import {
  lockBooking,
  saveChange,
  notifyCustomer,
  type BookingRef,
  type BookingRow,
} from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { planDispatch, readJobFacts, type JobFacts } from './dispatch-store.ts';
import { jobOf, rankNearest } from './job-of.ts';
import { insertOffers, lapseOffers, listOffersOf } from './offer-store.ts';

type Scope = { readonly tx: Transaction; readonly now: Instant };

/** A command of the system: the lifecycle table decides, and the event records the details. */
const command = async (
  { tx, now }: Scope,
  booking: BookingRow,
  name: BookingCommand,
  details: unknown,
  notification: Parameters<typeof saveChange>[5] = null,
): Promise<BookingRow> => {
  const decided = decide(booking.state, name, 'system');
  if (!decided.ok) throw new Error(`${name} of booking ${booking.id}: ${decided.refusal}`);
  const [receivedAt, noCaller] = [new Date(now), { accountId: null, claimedAt: null, key: null }];
  const event = { command: name, actor: 'system', receivedAt, details, ...noCaller } as const;
  await saveChange(tx, booking, decided.value, {}, event, notification);
  return { ...booking, state: decided.value, version: booking.version + 1 };
};

/** Nobody is left to ask: an operator must act, and the customer is notified. */
const stopDispatch = async (scope: Scope, booking: BookingRow, asked: number): Promise<void> => {
  const free =
    booking.state === 'offered' ? await command(scope, booking, 'expire', null) : booking;
  await command(scope, free, 'refuse', { asked }, notifyCustomer('nobody-yet')(booking));
};

const offer = async (
  scope: Scope,
  booking: BookingRow,
  job: Job,
  facts: JobFacts,
  step: Extract<NextStep, { kind: 'offer' }>,
  all: { readonly round: number; readonly ranked: readonly Ranked[] },
): Promise<void> => {
  const { tx, now } = scope;
  const expiresAt = new Date(step.expiresAt);
  const asked = step.to.map((each) => ({ ...each, reasons: reasonsFor(each, all.ranked, job) }));
  const priced = {
    total: booking.total,
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
  await planDispatch(tx, booking.id, expiresAt);
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
  // An offer that was withdrawn before an answer does not count: its serviceman may be asked again.
  const asked = offers.filter(({ outcome }) => outcome !== 'gone').map((one) => one.serviceman_id);
  const rounds = Math.max(0, ...offers.map(({ round }) => round));
  const ranked = await rankNearest(tx, job, asked);
  const state = { startsAt: job.startsAt, openUntil: null, asked: new Set(asked), rounds, ranked };
  const step = nextStep(state, now);
  if (step.kind !== 'offer') return stopDispatch(scope, booking, asked.length);
  await offer(scope, booking, job, facts, step, { round: rounds + 1, ranked });
};
