import type { Instant } from '@karigar/domain/dates/instant';
import type { Candidate, TakenWork } from '@karigar/domain/offers/candidate';
import { isFree } from '@karigar/domain/dispatch/eligibility';
import { nextStep } from '@karigar/domain/offers/next-step';
import { rankCandidates, type Ranked } from '@karigar/domain/dispatch/rank';
import { buildCity, type City, type CitySize, type SimBooking } from './dispatch-sim-city.ts';
import { chanceOf } from './dispatch-sim-random.ts';
import { createSchedule } from './dispatch-sim-schedule.ts';
import { scoreDay, type Day, type DayScore, type Policy } from './dispatch-sim-score.ts';

/** The rule as published, and two that others use; all of them ask the same men. */
export const POLICIES = ['karigar', 'nearest', 'random'] as const satisfies readonly Policy[];

const ORDERS: Record<
  Policy,
  (ranked: readonly Ranked[], booking: SimBooking) => readonly Ranked[]
> = {
  karigar: (ranked) => ranked,
  nearest: (ranked) => ranked.toSorted((one, other) => one.km - other.km),
  random: (ranked, { id }) => {
    const drawn = new Map(ranked.map(({ man }) => [man.id, chanceOf(man.id, -id)()]));
    return ranked.toSorted(
      (one, other) => (drawn.get(one.man.id) ?? 0) - (drawn.get(other.man.id) ?? 0),
    );
  },
};

/** As the rule sees him, and growing with what he takes. */
type Man = Omit<Candidate, 'work' | 'jobsThisWeek'> & {
  readonly work: TakenWork[];
  jobsThisWeek: number;
};
type Open = {
  readonly booking: SimBooking;
  readonly asked: Set<number>;
  rounds: number;
  /** Of the round that is open: who has not answered, and until when. */
  waiting: Set<number>;
  openUntil: Instant | null;
  isClosed: boolean;
};

/** What he would do with this offer, the same whoever asks him: yes, no, or nothing at all. */
const answerOf = (
  man: number,
  booking: number,
): { says: 'yes' | 'no' | 'nothing'; afterMs: number } => {
  const chance = chanceOf(man, booking);
  const mood = chance();
  const says = mood < 0.75 ? 'yes' : mood < 0.88 ? 'no' : 'nothing';
  return { says, afterMs: 3000 + Math.floor(chance() * 25_000) };
};

/** A day's work is shared among those who came to work. */
const isWorking = ({ isVerified, isOnDuty, daysOff }: Man): boolean =>
  isVerified && isOnDuty && daysOff.size === 0;

/** Lives through the day, one event after another; the only clock is the schedule's. */
const liveThrough = (city: City, policy: Policy): Day => {
  const schedule = createSchedule();
  const men: Man[] = city.men.map((man) => ({ ...man, work: [] }));
  const day: Day = {
    men: men.filter(isWorking).map(({ id }) => id),
    jobsOf: new Map(),
    waits: [],
    kms: [],
    nobody: 0,
    offers: 0,
  };

  const step = (open: Open, now: Instant): void => {
    if (open.isClosed) return;
    const { job } = open.booking;
    const ranked = ORDERS[policy](rankCandidates(job, men), open.booking);
    const next = nextStep({ ...open, startsAt: job.startsAt, ranked }, now);
    if (next.kind === 'wait') return;
    if (next.kind === 'nobody') {
      open.isClosed = true;
      day.nobody += 1;
      return;
    }
    open.rounds += 1;
    open.openUntil = next.expiresAt;
    open.waiting = new Set(next.to.map(({ man }) => man.id));
    for (const { man, km } of next.to) {
      open.asked.add(man.id);
      day.offers += 1;
      const { says, afterMs } = answerOf(man.id, open.booking.id);
      const at = now + afterMs;
      if (says !== 'nothing' && at < next.expiresAt)
        schedule.at(at, (then) =>
          says === 'yes' ? accept(open, man.id, km, then) : refuse(open, man.id, then),
        );
    }
    schedule.at(next.expiresAt, (then) => step(open, then));
  };
  const refuse = (open: Open, manId: number, now: Instant): void => {
    if (!open.waiting.delete(manId) || open.waiting.size > 0) return;
    open.openUntil = null;
    step(open, now);
  };
  const accept = (open: Open, manId: number, km: number, now: Instant): void => {
    const man = men[manId - 1];
    if (open.isClosed || man === undefined) return;
    const { job, bookedAt } = open.booking;
    // He took other work while he was thinking: the offer is gone for him.
    if (!isFree(man.work, job)) return refuse(open, manId, now);
    open.isClosed = true;
    man.jobsThisWeek += 1;
    man.work.push({ from: job.startsAt, to: job.endsAt, place: job.place });
    day.jobsOf.set(manId, (day.jobsOf.get(manId) ?? 0) + 1);
    day.waits.push(now - bookedAt);
    day.kms.push(km);
  };

  for (const booking of city.bookings) {
    const open: Open = {
      booking,
      asked: new Set(),
      rounds: 0,
      waiting: new Set(),
      openUntil: null,
      isClosed: false,
    };
    schedule.at(booking.bookedAt, (now) => step(open, now));
  }
  schedule.run();
  return day;
};

/** The same city and the same people, once for each way of giving out work. */
export const simulateDay = (size: CitySize): readonly DayScore[] => {
  const city = buildCity(size);
  return POLICIES.map((policy) => scoreDay(policy, liveThrough(city, policy)));
};
