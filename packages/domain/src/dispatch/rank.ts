import { kmBetween } from '../bookings/place.ts';
import type { Candidate, Job } from '../offers/candidate.ts';
import { setsOutFrom, whyNotEligible } from './eligibility.ts';
import { travelMinutes } from '../offers/travel.ts';

/** Every job of his last seven days puts him this much further away. */
const KM_PER_JOB = 0.5;

/** Whoever has too few ratings stands among the good ones, so that a beginner begins. */
const UNRATED = 4.5;

export type Ranked = {
  readonly man: Candidate;
  readonly km: number;
  readonly minutes: number;
};

/** Distance and share of work as one length, in steps of a hundred metres: closer than that is equal. */
const hundredMetres = ({ man, km }: Ranked): number =>
  Math.round((km + KM_PER_JOB * man.jobsThisWeek) * 10);

const compare = (one: Ranked, other: Ranked): number =>
  hundredMetres(one) - hundredMetres(other) ||
  (other.man.rating ?? UNRATED) - (one.man.rating ?? UNRATED) ||
  one.man.id - other.man.id;

/** Those to whom the job may be offered, the first to ask first. */
export const rankCandidates = (job: Job, men: readonly Candidate[]): readonly Ranked[] =>
  men
    .filter((man) => whyNotEligible(man, job) === null)
    .map((man) => {
      const km = kmBetween(setsOutFrom(man, job), job.place);
      return { man, km, minutes: travelMinutes(km) };
    })
    .toSorted(compare);
