import type { Instant } from '@karigar/domain/dates/instant';
import type { Candidate, Job } from '@karigar/domain/offers/candidate';
import { isAskable, ROUND_SIZE } from '@karigar/domain/offers/next-step';
import { rankCandidates, type Ranked } from '@karigar/domain/offers/rank';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listNearest } from './candidate-store.ts';
import type { JobFacts } from './dispatch-store.ts';

const MINUTE = 60_000;

/** The booking as the dispatch rule sees it; null for an old booking without coordinates. */
export const jobOf = (booking: BookingRow, facts: JobFacts): Job | null => {
  const { latitude, longitude } = facts;
  if (latitude === null || longitude === null) return null;
  const startsAt = booking.scheduled_at.getTime();
  return {
    customerId: booking.customer_id,
    customerPhones: facts.phones,
    customerBank: facts.bank,
    skillId: facts.skill_id,
    place: { latitude, longitude },
    startsAt,
    endsAt: startsAt + facts.minutes * MINUTE,
  };
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
