import { kmBetween, type Place } from '../bookings/place.ts';
import { stopsUnpaidOffers } from '../ledger/cash-limit.ts';
import type { Candidate, Job, TakenWork } from './candidate.ts';
import { travelMinutes } from './travel.ts';
import { isDone } from './work-steps.ts';
import { isDayOff, isSameDay, isWithinHours } from '../work-times/working-hours.ts';

export const NOT_ELIGIBLE = [
  'not-verified',
  'not-skilled',
  'same-person',
  'blocked',
  'cash-over-limit',
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

type Rule = (serviceman: Candidate, job: Job) => boolean;

/** Each reason with its rule, in the published order. */
const AGAINST: Readonly<Record<NotEligible, Rule>> = {
  'not-verified': (serviceman) => !isDone.documents(serviceman),
  'not-skilled': (serviceman, { skillId }) => skillId !== null && !serviceman.skills.has(skillId),
  'same-person': isSamePerson,
  blocked: ({ isBlocked }) => isBlocked,
  'cash-over-limit': ({ cashInHand }, { isPrepaid }) => !isPrepaid && stopsUnpaidOffers(cashInHand),
  'off-duty': (serviceman) => !isDone.duty(serviceman),
  'day-off': ({ daysOff }, { startsAt, endsAt }) => isDayOff(daysOff, startsAt, endsAt),
  'out-of-hours': ({ hours }, { startsAt, endsAt }) => !isWithinHours(hours, startsAt, endsAt),
  'out-of-reach': ({ place, reachKm }, job) => kmBetween(place, job.place) > reachKm,
  'not-free': ({ work }, job) => !isFree(work, job),
};

/** The first reason, in the published order, why the booking is not offered; null when it may be. */
export const whyNotEligible = (serviceman: Candidate, job: Job): NotEligible | null =>
  NOT_ELIGIBLE.find((reason) => AGAINST[reason](serviceman, job)) ?? null;

/** Every reason, for an operator who may know better. */
export const reasonsAgainst = (serviceman: Candidate, job: Job): readonly NotEligible[] =>
  NOT_ELIGIBLE.filter((reason) => AGAINST[reason](serviceman, job));

/** Reasons that no operator can set aside: they protect the two people. */
const FIRM: ReadonlySet<NotEligible> = new Set(['not-verified', 'same-person', 'blocked']);

/** The reasons that still stand when an operator has named some and assigns even so. */
export const reasonsLeft = (
  reasons: readonly NotEligible[],
  evenThough: readonly NotEligible[],
): readonly NotEligible[] =>
  reasons.filter((reason) => FIRM.has(reason) || !evenThough.includes(reason));
