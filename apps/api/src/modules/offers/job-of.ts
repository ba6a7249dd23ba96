import { nextVisit } from '@karigar/domain/bookings/next-visit';
import type { Place } from '@karigar/domain/bookings/place';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Candidate, Job } from '@karigar/domain/offers/candidate';
import { reasonsAgainst, type NotEligible } from '@karigar/domain/offers/eligibility';
import { isAskable, ROUND_SIZE } from '@karigar/domain/offers/next-step';
import {
  matchCandidates,
  rankCandidates,
  type Match,
  type Ranked,
} from '@karigar/domain/offers/rank';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listNearest, lockAnyCandidate, readCandidate } from './candidate-store.ts';
import { readJobFacts, type JobFacts } from './dispatch-store.ts';

const MINUTE = 60_000;

const placeOf = ({ latitude, longitude }: JobFacts): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Without its place; of held work at the time when it goes on, and not before a time. */
const visitOf = (
  booking: BookingRow,
  facts: JobFacts,
  notBefore: Instant = 0,
): Omit<Job, 'place'> => {
  const visitAt = nextVisit({
    state: booking.state,
    scheduledAt: booking.scheduled_at.getTime(),
    heldUntil: readWireDate(booking.held_until ?? ''),
  });
  const startsAt = Math.max(visitAt, notBefore);
  return {
    customerId: booking.customer_id,
    customerPhones: facts.phones,
    customerBank: facts.bank,
    skillId: facts.skill_id,
    startsAt,
    endsAt: startsAt + facts.minutes * MINUTE,
    isPrepaid: facts.is_prepaid,
  };
};

/** The booking as the dispatch rule sees it; null for an old booking without coordinates. */
export const jobOf = (booking: BookingRow, facts: JobFacts, notBefore?: Instant): Job | null => {
  const place = placeOf(facts);
  return place === null ? null : { ...visitOf(booking, facts, notBefore), place };
};

const NOWHERE: Place = { latitude: 0, longitude: 0 };

/** The serviceman under a lock, and every reason against coming now or later; null for nobody who may work. */
export const lockFit = async (
  tx: Transaction,
  booking: BookingRow,
  accountId: number,
  now: Instant,
): Promise<readonly NotEligible[] | null> => {
  const facts = await readJobFacts(tx, booking.id);
  const [visit, known] = [visitOf(booking, facts, now), placeOf(facts)];
  const place = known ?? NOWHERE;
  const serviceman = await lockAnyCandidate(tx, visit, { accountId, place, now });
  if (serviceman === null) return null;
  // An old booking without coordinates is as far from everybody.
  return reasonsAgainst(serviceman, { ...visit, place: known ?? serviceman.place });
};

/** 40 nearly always fill a round; 400 are for when nearly all nearby are busy. */
const LOOKS = [40, 400] as const;

/** Eligible servicemen who work now, nearest first, as many as it takes to fill a round. */
export const rankNearest = async (
  tx: Transaction,
  job: Job,
  left: readonly number[],
  now: Instant,
): Promise<readonly Ranked[]> => {
  let ranked: readonly Ranked[] = [];
  for (const most of LOOKS) {
    const servicemen: readonly Candidate[] = await listNearest(tx, job, { now, left, most });
    ranked = rankCandidates(job, servicemen).filter(({ serviceman }) => isAskable(serviceman, now));
    if (ranked.length >= ROUND_SIZE || servicemen.length < most) break;
  }
  return ranked;
};

/** One serviceman, if the rules allow asking them: also outside today's hours. */
export const rankOne = async (
  tx: Transaction,
  job: Job,
  accountId: number,
  now: Instant,
): Promise<readonly Ranked[]> => {
  const serviceman = await readCandidate(tx, job, accountId, now);
  return serviceman === null ? [] : rankCandidates(job, [serviceman]);
};

const MOST_MATCHES = 40;

/** The nearest on duty, also those with reasons against them, without the present assignee. Reads no offers. */
export const matchesFor = async (
  tx: Transaction,
  booking: BookingRow,
  now: Instant,
): Promise<readonly Match[]> => {
  const job = jobOf(booking, await readJobFacts(tx, booking.id), now);
  if (job === null) return [];
  const left = booking.serviceman_id === null ? [] : [booking.serviceman_id];
  return matchCandidates(job, await listNearest(tx, job, { now, left, most: MOST_MATCHES }));
};
