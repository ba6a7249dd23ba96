import { kmBetween, type Place } from '../bookings/place.ts';
import type { Candidate, Job, TakenWork } from './candidate.ts';
import { travelMinutes } from './travel.ts';
import { isDone } from './work-steps.ts';
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

/** A customer's own serviceman account never gets the booking; also matched by phone and bank account. */
const isSamePerson = (serviceman: Candidate, job: Job): boolean =>
  serviceman.id === job.customerId ||
  (serviceman.phone !== null && job.customerPhones.includes(serviceman.phone)) ||
  (serviceman.bank !== null && serviceman.bank === job.customerBank);

const msBetween = (one: Place | null, other: Place): number =>
  one === null ? 0 : travelMinutes(kmBetween(one, other)) * MINUTE;

/** Leaves travel time from the previous job and to the next one. */
export const isFree = (work: readonly TakenWork[], job: Job): boolean =>
  work.every(({ from, to, place }) => {
    const gap = Math.max(job.startsAt - to, from - job.endsAt);
    return gap >= 0 && gap >= msBetween(place, job.place);
  });

/** Where the serviceman sets out: the last earlier job of that day, or the start of the serviceman's day. */
export const setsOutFrom = (serviceman: Candidate, job: Job): Place => {
  let latest: TakenWork | null = null;
  for (const work of serviceman.work)
    if (work.to <= job.startsAt && isSameDay(work.to, job.startsAt) && work.place !== null)
      if (latest === null || work.to > latest.to) latest = work;
  return latest?.place ?? serviceman.place;
};

/** The first reason, in the published order, why the booking is not offered; null when it may be. */
export const whyNotEligible = (serviceman: Candidate, job: Job): NotEligible | null => {
  if (!isDone.documents(serviceman)) return 'not-verified';
  if (job.skillId !== null && !serviceman.skills.has(job.skillId)) return 'not-skilled';
  if (isSamePerson(serviceman, job)) return 'same-person';
  if (serviceman.isBlocked) return 'blocked';
  if (!isDone.duty(serviceman)) return 'off-duty';
  if (isDayOff(serviceman.daysOff, job.startsAt, job.endsAt)) return 'day-off';
  if (!isWithinHours(serviceman.hours, job.startsAt, job.endsAt)) return 'out-of-hours';
  if (kmBetween(serviceman.place, job.place) > serviceman.reachKm) return 'out-of-reach';
  return isFree(serviceman.work, job) ? null : 'not-free';
};
