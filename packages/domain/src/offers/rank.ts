import { kmBetween } from '../bookings/place.ts';
import type { Candidate, Job } from './candidate.ts';
import { setsOutFrom, whyNotEligible } from './eligibility.ts';
import { travelMinutes } from './travel.ts';

/** Every job of the last seven days counts as this much extra distance. */
const KM_PER_JOB = 0.5;

/** Servicemen with too few ratings rank as good, so that beginners get work. */
const UNRATED = 4.5;

export type Ranked = {
  readonly serviceman: Candidate;
  readonly km: number;
  readonly minutes: number;
};

/** Distance and recent work as one length, in steps of a hundred metres: smaller differences are ties. */
const hundredMetres = ({ serviceman, km }: Ranked): number =>
  Math.round((km + KM_PER_JOB * serviceman.jobsThisWeek) * 10);

const compare = (one: Ranked, other: Ranked): number =>
  hundredMetres(one) - hundredMetres(other) ||
  (other.serviceman.rating ?? UNRATED) - (one.serviceman.rating ?? UNRATED) ||
  one.serviceman.id - other.serviceman.id;

/** The eligible servicemen, first offer first. */
export const rankCandidates = (job: Job, servicemen: readonly Candidate[]): readonly Ranked[] =>
  servicemen
    .filter((serviceman) => whyNotEligible(serviceman, job) === null)
    .map((serviceman) => {
      const km = kmBetween(setsOutFrom(serviceman, job), job.place);
      return { serviceman, km, minutes: travelMinutes(km) };
    })
    .toSorted(compare);
