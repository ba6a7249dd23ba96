import type { Instant } from '@karigar/domain/dates/instant';
import type { Candidate, TakenWork } from '@karigar/domain/offers/candidate';
import { isFree } from '@karigar/domain/offers/eligibility';
import { isAskable, nextStep, type PastAsk } from '@karigar/domain/offers/next-step';
import { rankCandidates, type Ranked } from '@karigar/domain/offers/rank';
import { buildCity, type City, type CitySize, type SimBooking } from './dispatch-sim-city.ts';
import { chanceOf } from './dispatch-sim-random.ts';
import { createSchedule } from './dispatch-sim-schedule.ts';
import { scoreDay, type Day, type DayScore, type Policy } from './dispatch-sim-score.ts';

/** The published rule, and two that others use; all of them offer to the same servicemen. */
export const POLICIES = ['karigar', 'nearest', 'random'] as const satisfies readonly Policy[];

const ORDERS: Record<
  Policy,
  (ranked: readonly Ranked[], booking: SimBooking) => readonly Ranked[]
> = {
  karigar: (ranked) => ranked,
  nearest: (ranked) => ranked.toSorted((one, other) => one.km - other.km),
  random: (ranked, { id }) => {
    const drawn = new Map(
      ranked.map(({ serviceman }) => [serviceman.id, chanceOf(serviceman.id, -id)()]),
    );
    return ranked.toSorted(
      (one, other) => (drawn.get(one.serviceman.id) ?? 0) - (drawn.get(other.serviceman.id) ?? 0),
    );
  },
};

/** A candidate as the rule sees one; `work` grows with each accepted job. */
type Serviceman = Omit<Candidate, 'work' | 'jobsThisWeek'> & {
  readonly work: TakenWork[];
  jobsThisWeek: number;
};
type Open = {
  readonly booking: SimBooking;
  past: PastAsk[];
  /** Servicemen of the open round who have not answered, and the round's deadline. */
  waiting: Set<number>;
  openUntil: Instant | null;
  isClosed: boolean;
};

/** How this serviceman answers this offer, the same under every policy: yes, no, or not at all. */
const answerOf = (
  serviceman: number,
  booking: number,
): { says: 'yes' | 'no' | 'nothing'; afterMs: number } => {
  const chance = chanceOf(serviceman, booking);
  const draw = chance();
  const says = draw < 0.75 ? 'yes' : draw < 0.88 ? 'no' : 'nothing';
  return { says, afterMs: 3000 + Math.floor(chance() * 25_000) };
};

/** Only servicemen on duty count when work is shared. */
const isWorking = ({ isVerified, isOnDuty, daysOff }: Serviceman): boolean =>
  isVerified && isOnDuty && daysOff.size === 0;

/** Simulates the day, one event after another; the only clock is the schedule's. */
const simulatePolicy = (city: City, policy: Policy): Day => {
  const schedule = createSchedule();
  const servicemen: Serviceman[] = city.servicemen.map((serviceman) => ({
    ...serviceman,
    work: [],
  }));
  const day: Day = {
    servicemen: servicemen.filter(isWorking).map(({ id }) => id),
    jobsOf: new Map(),
    waits: [],
    kms: [],
    nobody: 0,
    offers: 0,
  };

  const step = (open: Open, now: Instant): void => {
    if (open.isClosed) return;
    const { job } = open.booking;
    const there = servicemen.filter((serviceman) => isAskable(serviceman, now));
    const ranked = ORDERS[policy](rankCandidates(job, there), open.booking);
    const since = open.booking.bookedAt;
    const next = nextStep({ ...open, startsAt: job.startsAt, since, ranked }, now);
    if (next.kind === 'wait') {
      // An open round ends by itself; without one, somebody may be there later.
      if (open.openUntil === null || open.openUntil <= now)
        schedule.at(next.until, (then) => step(open, then));
      return;
    }
    if (next.kind === 'nobody') {
      open.isClosed = true;
      day.nobody += 1;
      return;
    }
    open.openUntil = next.expiresAt;
    open.waiting = new Set(next.to.map(({ serviceman }) => serviceman.id));
    for (const { serviceman, km } of next.to) {
      day.offers += 1;
      const { says, afterMs } = answerOf(serviceman.id, open.booking.id);
      const at = now + afterMs;
      if (says !== 'nothing' && at < next.expiresAt)
        schedule.at(at, (then) =>
          says === 'yes'
            ? accept(open, serviceman.id, km, then)
            : refuse(open, serviceman.id, then),
        );
    }
    schedule.at(next.expiresAt, (then) => expire(open, next.expiresAt, then));
  };
  const close = (open: Open, ids: Iterable<number>, outcome: 'refused' | 'lapsed') => {
    for (const serviceman of ids)
      open.past.push({ serviceman, outcome, expiresAt: open.openUntil ?? 0 });
  };
  /** Nobody of this round is left to answer. */
  const expire = (open: Open, until: Instant, now: Instant): void => {
    if (open.isClosed || open.openUntil !== until) return;
    close(open, open.waiting, 'lapsed');
    open.waiting.clear();
    step(open, now);
  };
  const refuse = (open: Open, servicemanId: number, now: Instant): void => {
    if (!open.waiting.delete(servicemanId)) return;
    close(open, [servicemanId], 'refused');
    if (open.waiting.size > 0) return;
    open.openUntil = null;
    step(open, now);
  };
  const accept = (open: Open, servicemanId: number, km: number, now: Instant): void => {
    const serviceman = servicemen[servicemanId - 1];
    if (open.isClosed || serviceman === undefined) return;
    const { job, bookedAt } = open.booking;
    // The serviceman accepted other work before answering: this offer is gone.
    if (!isFree(serviceman.work, job)) return refuse(open, servicemanId, now);
    open.isClosed = true;
    serviceman.jobsThisWeek += 1;
    serviceman.work.push({ from: job.startsAt, to: job.endsAt, place: job.place });
    day.jobsOf.set(servicemanId, (day.jobsOf.get(servicemanId) ?? 0) + 1);
    day.waits.push(now - bookedAt);
    day.kms.push(km);
  };

  for (const booking of city.bookings) {
    const open: Open = {
      booking,
      past: [],
      waiting: new Set(),
      openUntil: null,
      isClosed: false,
    };
    schedule.at(booking.bookedAt, (now) => step(open, now));
  }
  schedule.run();
  return day;
};

/** Simulates the same city and the same people once for each dispatch policy. */
export const simulateDay = (size: CitySize): readonly DayScore[] => {
  const city = buildCity(size);
  return POLICIES.map((policy) => scoreDay(policy, simulatePolicy(city, policy)));
};
