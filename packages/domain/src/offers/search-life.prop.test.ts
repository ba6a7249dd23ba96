import fc from 'fast-check';
import { paise } from '../money.ts';
import { expect, it } from 'vitest';
import type { BookingState } from '../bookings/booking.ts';
import { decide } from '../bookings/lifecycle.ts';
import { startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { Candidate, Job } from './candidate.ts';
import { isAskable, MOST_ASKS, nextStep, type PastAsk } from './next-step.ts';
import { rankCandidates, type Ranked } from './rank.ts';
import { searchPlan } from './search-plan.ts';
import { searchState } from './search-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONDAY = startOfDay('2026-11-16' as IndiaDay);
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] as IndiaDay[];
const HERE = { latitude: 18.5, longitude: 73.8 };

const hours = fc.constantFrom([8, 20], [9, 18], [0, 24], [14, 22]).map(([from = 0, to = 0]) =>
  Array.from({ length: 7 }, (_, day) => ({
    weekday: day + 1,
    fromMinute: from * 60,
    toMinute: to * 60,
  })),
);
const crowd = fc
  .array(fc.record({ hours, off: fc.subarray(DAYS, { maxLength: 1 }) }), { maxLength: 7 })
  .map((people) =>
    people.map(({ hours: own, off }, index): Candidate => ({
      id: index + 2,
      isVerified: true,
      skills: new Set(),
      isOnDuty: true,
      hours: own,
      daysOff: new Set(off),
      place: HERE,
      reachKm: 10,
      work: [],
      isBlocked: false,
      cashInHand: paise(0),
      phone: null,
      bank: null,
      jobsThisWeek: 0,
      rating: null,
    })),
  );

type Answer = 'accepted' | 'refused' | 'silent' | 'given-back';
const answers = fc.infiniteStream(
  fc.constantFrom<Answer>('accepted', 'refused', 'refused', 'silent', 'silent', 'given-back'),
);

type Life = {
  readonly job: Job;
  readonly ranked: readonly Ranked[];
  state: BookingState;
  since: Instant;
  now: Instant;
  past: PastAsk[];
};

const goTo = (life: Life, command: 'offer' | 'accept' | 'expire' | 'refuse' | 'cancel') => {
  const actor = command === 'accept' ? 'serviceman' : 'system';
  const decided = decide(life.state, command, actor);
  if (!decided.ok) throw new Error(`${command} in ${life.state}: ${decided.refusal}`);
  life.state = decided.value;
};

const giveBack = (life: Life): void => {
  const decided = decide(life.state, 'cancel', 'serviceman');
  if (!decided.ok) throw new Error(decided.refusal);
  life.state = decided.value;
  life.since = life.now;
};

/** One due step of dispatch; null when the booking is no longer searched. The step's next look otherwise. */
const step = (life: Life, answer: Answer): Instant | null => {
  const { job, now } = life;
  const { helpUntil } = searchPlan(job.startsAt, life.since);
  if (life.state === 'refused') {
    if (now < helpUntil) return helpUntil;
    goTo(life, 'cancel');
    return null;
  }
  const { startsAt } = job;
  const { past, since, ranked } = life;
  const next = nextStep({ startsAt, since, openUntil: null, past, ranked }, now);
  if (next.kind === 'wait') return next.until;
  if (next.kind === 'nobody') {
    goTo(life, 'refuse');
    return helpUntil;
  }
  goTo(life, 'offer');
  expect(next.expiresAt).toBeGreaterThan(now);
  for (const { serviceman } of next.to) expect(isAskable(serviceman, now)).toBe(true);
  const [first] = next.to;
  const isTaken = answer === 'accepted' || answer === 'given-back';
  for (const { serviceman } of next.to) {
    const outcome = answer === 'refused' ? 'refused' : 'lapsed';
    const isHolder = isTaken && serviceman === first?.serviceman;
    life.past.push({
      serviceman: serviceman.id,
      outcome: isTaken ? (isHolder ? 'accepted' : 'gone') : outcome,
      expiresAt: next.expiresAt,
    });
  }
  if (isTaken) goTo(life, 'accept');
  else goTo(life, 'expire');
  if (answer === 'accepted') return null;
  if (answer === 'given-back') giveBack(life);
  return answer === 'silent' ? next.expiresAt : now + 1000;
};

it('an unassigned booking has a next step with a time at every moment, until somebody accepts or it is cancelled', () => {
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(
      crowd,
      fc.integer({ min: 0, max: 24 * 60 }),
      fc.integer({ min: -30, max: 5 * 24 * 60 }),
      answers,
      (people, placed, lead, drawn) => {
        const since = MONDAY + placed * MINUTE;
        const startsAt = since + lead * MINUTE;
        const job: Job = {
          customerId: 1,
          customerPhones: [],
          customerBank: null,
          skillId: null,
          place: HERE,
          startsAt,
          endsAt: startsAt + HOUR,
          isPrepaid: false,
        };
        const life: Life = {
          job,
          ranked: rankCandidates(job, people),
          state: 'requested',
          since,
          now: since,
          past: [],
        };
        for (let next: Instant | null = since; next !== null;) {
          life.now = next;
          next = step(life, drawn.next().value ?? 'silent');
          const truth = searchState({
            state: life.state,
            startsAt,
            since: life.since,
            cancelledBy: life.state === 'cancelled' ? 'system' : null,
          });
          // A step is due in this moment, or its time is still to come.
          const isTrue =
            next === null
              ? truth?.kind !== 'searching' && truth?.kind !== 'with-operations'
              : next > life.now &&
                (truth?.until ?? 0) >= Math.min(next, life.now + 1000) &&
                (truth?.helpUntil ?? 0) >= next;
          expect(isTrue, JSON.stringify({ truth, next, now: life.now })).toBe(true);
        }
        const { helpUntil } = searchPlan(startsAt, life.since);
        expect(life.now).toBeLessThanOrEqual(helpUntil);
        for (const { id } of people) {
          const own = life.past.filter(({ serviceman }) => serviceman === id);
          const lapsed = own.filter(({ outcome }) => outcome === 'lapsed');
          expect(lapsed.length).toBeLessThanOrEqual(MOST_ASKS);
          expect(own.filter(({ outcome }) => outcome === 'refused').length).toBeLessThanOrEqual(1);
        }
        ends.set(life.state, (ends.get(life.state) ?? 0) + 1);
      },
    ),
    { numRuns: 500 },
  );
  expect([...ends.keys()].toSorted()).toEqual(['assigned', 'cancelled']);
}, 60_000);
