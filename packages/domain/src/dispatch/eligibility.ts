import { kmBetween, type Place } from '../bookings/place.ts';
import type { Candidate, Job, TakenWork } from '../offers/candidate.ts';
import { travelMinutes } from '../offers/travel.ts';
import { isDayOff, isSameDay, isWithinHours } from '../work-times/working-hours.ts';

export const NOT_ELIGIBLE = [
  'not-verified',
  'not-skilled',
  'same-person',
  'blocked',
  'off-duty',
  'day-off',
  'out-of-hours',
  'out-of-reach',
  'not-free',
] as const;
export type NotEligible = (typeof NOT_ELIGIBLE)[number];

const MINUTE = 60_000;

/** Nobody gives work to himself, with whatever account. */
const isSamePerson = (man: Candidate, job: Job): boolean =>
  man.id === job.customerId ||
  (man.phone !== null && job.customerPhones.includes(man.phone)) ||
  (man.bank !== null && man.bank === job.customerBank);

const msBetween = (one: Place | null, other: Place): number =>
  one === null ? 0 : travelMinutes(kmBetween(one, other)) * MINUTE;

/** With the way there from what he does before, and the way from here to what he does after. */
export const isFree = (work: readonly TakenWork[], job: Job): boolean =>
  work.every(({ from, to, place }) => {
    const gap = Math.max(job.startsAt - to, from - job.endsAt);
    return gap >= 0 && gap >= msBetween(place, job.place);
  });

/** Where he sets out: from his last work of that day before the job, or from where his day begins. */
export const setsOutFrom = (man: Candidate, job: Job): Place => {
  let latest: TakenWork | null = null;
  for (const work of man.work)
    if (work.to <= job.startsAt && isSameDay(work.to, job.startsAt) && work.place !== null)
      if (latest === null || work.to > latest.to) latest = work;
  return latest?.place ?? man.place;
};

/** Why this job is not offered to him, the first reason of the published order; null when it may be. */
export const whyNotEligible = (man: Candidate, job: Job): NotEligible | null => {
  if (!man.isVerified) return 'not-verified';
  if (job.skillId !== null && !man.skills.has(job.skillId)) return 'not-skilled';
  if (isSamePerson(man, job)) return 'same-person';
  if (man.isBlocked) return 'blocked';
  if (!man.isOnDuty) return 'off-duty';
  if (isDayOff(man.daysOff, job.startsAt, job.endsAt)) return 'day-off';
  if (!isWithinHours(man.hours, job.startsAt, job.endsAt)) return 'out-of-hours';
  if (kmBetween(man.place, job.place) > man.reachKm) return 'out-of-reach';
  return isFree(man.work, job) ? null : 'not-free';
};
