import { describe, expect, it } from 'vitest';
import { kmBetween } from '../bookings/place.ts';
import { dayOf, startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Rate } from '../ledger/rates.ts';
import { paise } from '../money.ts';
import type { Candidate, Job } from './candidate.ts';
import { NOT_ELIGIBLE, setsOutFrom, whyNotEligible, type NotEligible } from './eligibility.ts';
import { netPayOf } from './net-pay.ts';
import {
  MOST_ASKS,
  ROUND_SIZE,
  answerTime,
  isAskable,
  nextStep,
  pauseTime,
  type DispatchState,
  type PastAsk,
} from './next-step.ts';
import { rankCandidates } from './rank.ts';
import { reasonsFor } from './reasons.ts';
import { searchPlan } from './search-plan.ts';
import { travelMinutes } from './travel.ts';
import { isDayOff, isWithinHours } from '../work-times/working-hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONDAY = startOfDay('2026-11-16' as IndiaDay);
const at = (hour: number): number => MONDAY + hour * HOUR;

const baner = { latitude: 18.559, longitude: 73.7868 };
const kothrud = { latitude: 18.5074, longitude: 73.8077 };
const hadapsar = { latitude: 18.5089, longitude: 73.926 };

const job: Job = {
  customerId: 1,
  customerPhones: ['9800000001', '9800000009'],
  customerBank: 'HDFC0000001 4321',
  skillId: 'ac-repair',
  place: baner,
  startsAt: at(16),
  endsAt: at(17),
  isPrepaid: false,
};

const serviceman: Candidate = {
  id: 7,
  isVerified: true,
  skills: new Set(['ac-repair']),
  isOnDuty: true,
  hours: [{ weekday: 1, fromMinute: 8 * 60, toMinute: 20 * 60 }],
  daysOff: new Set(),
  place: kothrud,
  reachKm: 10,
  work: [],
  isBlocked: false,
  cashInHand: paise(0),
  phone: '9800000002',
  bank: 'HDFC0000001 1111',
  jobsThisWeek: 0,
  rating: null,
};

describe('places', () => {
  it('measures distances as on the map', () => {
    expect(kmBetween(baner, kothrud)).toBeCloseTo(6.1, 0);
    expect(kmBetween(baner, baner)).toBe(0);
    expect(travelMinutes(2.4)).toBe(12);
    expect(travelMinutes(0)).toBe(0);
  });
});

describe('working hours', () => {
  const hours = [
    { weekday: 1, fromMinute: 480, toMinute: 780 },
    { weekday: 1, fromMinute: 840, toMinute: 1440 },
  ];
  it.each([
    [8, 13, true],
    [7.5, 9, false],
    [12, 14, false],
    [12.5, 14.5, false],
    [14, 24, true],
    [23, 24.5, false],
    [32, 33, false],
  ])('contain a job from %f to %f: %s', (from, to, holds) =>
    expect(isWithinHours(hours, at(from), at(to))).toBe(holds),
  );

  it('without working hours no job fits', () =>
    expect(isWithinHours([], at(9), at(10))).toBe(false));

  it('the seventh weekday is Sunday', () => {
    const sunday = [{ weekday: 7, fromMinute: 0, toMinute: 1440 }];
    expect([at(-12), at(12)].map((from) => isWithinHours(sunday, from, from + HOUR))).toEqual([
      true,
      false,
    ]);
  });

  it('a day off overrides working hours, also for a night job that touches it', () => {
    const off = new Set([dayOf(at(0))]);
    expect(isDayOff(off, at(0), at(1))).toBe(true);
    expect(isDayOff(off, at(-1), at(0.5))).toBe(true);
    expect(isDayOff(off, at(24), at(25))).toBe(false);
  });
});

describe('eligibility', () => {
  it('offers to an eligible serviceman', () => expect(whyNotEligible(serviceman, job)).toBeNull());

  const cases: Record<NotEligible, readonly Partial<Candidate>[]> = {
    'not-verified': [{ isVerified: false }],
    'not-skilled': [{ skills: new Set(['plumbing']) }],
    'same-person': [
      { id: 1 },
      { phone: '9800000001' },
      { phone: '9800000009' },
      { bank: job.customerBank },
    ],
    blocked: [{ isBlocked: true }],
    'cash-over-limit': [{ cashInHand: paise(500_001) }],
    'off-duty': [{ isOnDuty: false }],
    'day-off': [{ daysOff: new Set([dayOf(job.startsAt)]) }],
    'out-of-hours': [{ hours: [{ weekday: 1, fromMinute: 480, toMinute: 1019 }] }],
    'out-of-reach': [{ reachKm: 5 }],
    'not-free': [
      { work: [{ from: at(15), to: at(16.1), place: null }] },
      { work: [{ from: at(15), to: at(16), place: hadapsar }] },
      { work: [{ from: at(17), to: at(18), place: kothrud }] },
      { work: [{ from: at(16.2), to: at(16.3), place: baner }] },
    ],
  };
  it.each(NOT_ELIGIBLE.flatMap((why) => cases[why].map((change) => [why, change] as const)))(
    'leaves a serviceman out as %s: %o',
    (why, change) => expect(whyNotEligible({ ...serviceman, ...change }, job)).toBe(why),
  );

  it('requires exactly the travel time between two jobs', () => {
    const way = travelMinutes(kmBetween(kothrud, baner)) * MINUTE;
    const before = (late: number) => [
      { from: at(14), to: job.startsAt - way + late, place: kothrud },
    ];
    expect(whyNotEligible({ ...serviceman, work: before(0) }, job)).toBeNull();
    expect(whyNotEligible({ ...serviceman, work: before(1) }, job)).toBe('not-free');
  });

  it('over the cash limit, work that is paid already is still offered', () => {
    const carrier = { ...serviceman, cashInHand: paise(500_001) };
    expect(whyNotEligible(carrier, { ...job, isPrepaid: true })).toBeNull();
    expect(whyNotEligible({ ...carrier, cashInHand: paise(500_000) }, job)).toBeNull();
  });

  it('requires no skill for a service that anybody can do', () =>
    expect(
      whyNotEligible({ ...serviceman, skills: new Set() }, { ...job, skillId: null }),
    ).toBeNull());

  it('a serviceman sets out from the last earlier job of the day', () => {
    const work = [
      { from: at(12), to: at(13), place: baner },
      { from: at(9), to: at(10), place: hadapsar },
      { from: at(13), to: at(14), place: null },
      { from: at(-4), to: at(-3), place: hadapsar },
    ];
    expect(setsOutFrom({ ...serviceman, work }, job)).toBe(baner);
    expect(setsOutFrom({ ...serviceman, work: work.slice(3) }, job)).toBe(kothrud);
  });
});

describe('ranking', () => {
  const here = (id: number, change: Partial<Candidate>): Candidate => ({
    ...serviceman,
    id,
    ...change,
  });
  const order = (...servicemen: readonly Candidate[]) =>
    rankCandidates(job, servicemen).map((each) => each.serviceman.id);

  it('ranks by distance, then recent work, then rating, then seniority', () => {
    expect(order(here(3, {}), here(4, { place: baner }))).toEqual([4, 3]);
    expect(order(here(3, { jobsThisWeek: 2 }), here(4, { jobsThisWeek: 1 }))).toEqual([4, 3]);
    expect(order(here(3, { rating: 4.2 }), here(4, { rating: 4.9 }), here(5, {}))).toEqual([
      4, 5, 3,
    ]);
    expect(order(here(4, {}), here(3, {}))).toEqual([3, 4]);
  });

  it('a full week outweighs a short distance', () =>
    expect(order(here(3, { place: baner, jobsThisWeek: 20 }), here(4, {}))).toEqual([4, 3]));

  it('gives the reasons of an offer as facts', () => {
    const ranked = rankCandidates(job, [
      here(3, { place: baner, jobsThisWeek: 6 }),
      here(4, { jobsThisWeek: 1 }),
    ]);
    const why = Object.fromEntries(
      ranked.map((each) => [each.serviceman.id, reasonsFor(each, ranked, job)]),
    );
    expect(why).toEqual({
      3: ['nearest', 'skilled', 'free'],
      4: ['near', 'your-turn', 'skilled', 'free'],
    });
    const [alone] = rankCandidates({ ...job, skillId: null }, [serviceman]);
    expect(alone && reasonsFor(alone, [alone], { ...job, skillId: null })).toEqual([
      'nearest',
      'free',
    ]);
  });
});

describe('next step of dispatch', () => {
  const servicemen = Array.from({ length: 5 }, (_, index) => ({
    ...serviceman,
    id: index + 1,
    bank: null,
    phone: null,
  }));
  const ranked = rankCandidates({ ...job, customerId: 99 }, servicemen);
  const now = at(9);
  const fresh: DispatchState = {
    startsAt: at(16),
    since: now,
    openUntil: null,
    past: [],
    ranked,
  };
  const lapsed = (id: number, expiresAt: number): PastAsk => ({
    serviceman: id,
    outcome: 'lapsed',
    expiresAt,
  });
  const askedIn = (change: Partial<DispatchState>, when = now) => {
    const step = nextStep({ ...fresh, ...change }, when);
    return step.kind === 'offer' ? step.to.map((each) => each.serviceman.id) : step.kind;
  };

  it('offers to the first few servicemen at once', () => {
    expect(nextStep(fresh, now)).toMatchObject({ kind: 'offer', expiresAt: now + 7 * MINUTE });
    expect(askedIn({})).toEqual([1, 2, 3]);
    expect(ROUND_SIZE).toBe(3);
  });

  it('waits while an offer is open, and no longer', () => {
    expect(nextStep({ ...fresh, openUntil: now + 1 }, now)).toEqual({
      kind: 'wait',
      until: now + 1,
    });
    expect(nextStep({ ...fresh, openUntil: now }, now).kind).toBe('offer');
  });

  it('asks again after a pause those who did not answer, after all others', () => {
    const past = [1, 2, 3].map((id) => lapsed(id, now));
    expect(askedIn({ past })).toEqual([4, 5]);
    const later = now + pauseTime(at(16), now);
    expect(askedIn({ past }, later)).toEqual([4, 5, 1]);
    const often = Array.from({ length: MOST_ASKS }, () => lapsed(1, now));
    expect(askedIn({ past: often, ranked: ranked.slice(0, 1) }, later)).toBe('wait');
  });

  it('never asks again who refused or gave the booking back', () => {
    const past: PastAsk[] = [
      { serviceman: 1, outcome: 'refused', expiresAt: now },
      { serviceman: 2, outcome: 'accepted', expiresAt: now },
      { serviceman: 3, outcome: 'gone', expiresAt: now },
    ];
    expect(askedIn({ past }, now + 2 * HOUR)).toEqual([3, 4, 5]);
  });

  it('asks nobody outside their hours or on a day off', () => {
    const asleep = rankCandidates(job, [
      { ...serviceman, hours: [{ weekday: 1, fromMinute: 600, toMinute: 1200 }] },
    ]);
    expect(asleep).toHaveLength(1);
    expect(askedIn({ ranked: asleep })).toBe('wait');
    expect(askedIn({ ranked: asleep }, at(10))).toHaveLength(1);
    expect(askedIn({ ranked: asleep, startsAt: at(40) }, at(20))).toBe('wait');
    const off = { ...serviceman, daysOff: new Set(['2026-11-16' as IndiaDay]) };
    expect(isAskable(off, now)).toBe(false);
    expect(isAskable(serviceman, now)).toBe(true);
  });

  it('looks again while nobody can be asked, and leaves it to operators shortly before the visit', () => {
    expect(nextStep({ ...fresh, ranked: [] }, now)).toEqual({
      kind: 'wait',
      until: now + (7 * HOUR) / 12,
    });
    const { askUntil } = searchPlan(at(16), now);
    expect(askUntil).toBe(at(13));
    expect(nextStep({ ...fresh, ranked: [] }, askUntil - 1)).toEqual({
      kind: 'wait',
      until: askUntil,
    });
    expect(nextStep(fresh, askUntil)).toEqual({ kind: 'nobody' });
  });

  it('gives more time to answer the farther the visit is', () => {
    expect(answerTime(at(16), at(14))).toBe(30_000);
    expect(answerTime(at(16), at(10))).toBe(6 * MINUTE);
    expect(answerTime(at(7 * 24), at(0))).toBe(2 * HOUR);
    const { askUntil } = searchPlan(at(16), now);
    expect(nextStep(fresh, askUntil - 10_000)).toMatchObject({ expiresAt: askUntil });
  });
});

it("net pay is the serviceman's share of the expected bill", () => {
  const rates: Rate[] = [
    { kind: 'commission', categoryId: null, fromDay: '2025-01-01' as IndiaDay, basisPoints: 1500 },
    { kind: 'commission', categoryId: null, fromDay: '2026-11-16' as IndiaDay, basisPoints: 5000 },
    { kind: 'tax', categoryId: null, fromDay: '2025-01-01' as IndiaDay, basisPoints: 1800 },
  ];
  const priced = { total: paise(59_900), categoryId: 3, bookedAt: at(-1), endsAt: at(17) };
  expect(netPayOf(priced, rates)).toBe(43_148);
  expect(netPayOf({ ...priced, bookedAt: at(1) }, rates)).toBeLessThan(43_148);
});
