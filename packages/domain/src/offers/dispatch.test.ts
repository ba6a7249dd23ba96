import { describe, expect, it } from 'vitest';
import { kmBetween } from '../bookings/place.ts';
import { dayOf, startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Rate } from '../ledger/rates.ts';
import { paise } from '../money.ts';
import type { Candidate, Job } from './candidate.ts';
import { NOT_ELIGIBLE, setsOutFrom, whyNotEligible, type NotEligible } from '../dispatch/eligibility.ts';
import { netPayOf } from './net-pay.ts';
import { MOST_ROUNDS, ROUND_SIZE, answerTime, nextStep, type DispatchState } from './next-step.ts';
import { rankCandidates } from '../dispatch/rank.ts';
import { reasonsFor } from './reasons.ts';
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
};

const man: Candidate = {
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
  phone: '9800000002',
  bank: 'HDFC0000001 1111',
  jobsThisWeek: 0,
  rating: null,
};

describe('places', () => {
  it('are as far apart as on the map', () => {
    expect(kmBetween(baner, kothrud)).toBeCloseTo(6.1, 0);
    expect(kmBetween(baner, baner)).toBe(0);
    expect(travelMinutes(2.4)).toBe(12);
    expect(travelMinutes(0)).toBe(0);
  });
});

describe('hours', () => {
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
  ])('hold a job from %f to %f: %s', (from, to, holds) =>
    expect(isWithinHours(hours, at(from), at(to))).toBe(holds),
  );

  it('that nobody wrote down hold nothing', () =>
    expect(isWithinHours([], at(9), at(10))).toBe(false));

  it('of a Sunday are those of the seventh day', () => {
    const sunday = [{ weekday: 7, fromMinute: 0, toMinute: 1440 }];
    expect([at(-12), at(12)].map((from) => isWithinHours(sunday, from, from + HOUR))).toEqual([
      true,
      false,
    ]);
  });

  it('give way to a day off, which a night job touches from either side', () => {
    const off = new Set([dayOf(at(0))]);
    expect(isDayOff(off, at(0), at(1))).toBe(true);
    expect(isDayOff(off, at(-1), at(0.5))).toBe(true);
    expect(isDayOff(off, at(24), at(25))).toBe(false);
  });
});

describe('a man', () => {
  it('who fits is asked', () => expect(whyNotEligible(man, job)).toBeNull());

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
    'is left out as %s: %o',
    (why, change) => expect(whyNotEligible({ ...man, ...change }, job)).toBe(why),
  );

  it('has time for the way between two jobs, and not more than that is asked of him', () => {
    const way = travelMinutes(kmBetween(kothrud, baner)) * MINUTE;
    const before = (late: number) => [
      { from: at(14), to: job.startsAt - way + late, place: kothrud },
    ];
    expect(whyNotEligible({ ...man, work: before(0) }, job)).toBeNull();
    expect(whyNotEligible({ ...man, work: before(1) }, job)).toBe('not-free');
  });

  it('needs no skill for what anybody can do', () =>
    expect(whyNotEligible({ ...man, skills: new Set() }, { ...job, skillId: null })).toBeNull());

  it('sets out from his last work of the day', () => {
    const work = [
      { from: at(12), to: at(13), place: baner },
      { from: at(9), to: at(10), place: hadapsar },
      { from: at(13), to: at(14), place: null },
      { from: at(-4), to: at(-3), place: hadapsar },
    ];
    expect(setsOutFrom({ ...man, work }, job)).toBe(baner);
    expect(setsOutFrom({ ...man, work: work.slice(3) }, job)).toBe(kothrud);
  });
});

describe('the order', () => {
  const here = (id: number, change: Partial<Candidate>): Candidate => ({ ...man, id, ...change });
  const order = (...men: readonly Candidate[]) =>
    rankCandidates(job, men).map((each) => each.man.id);

  it('is by distance, then share of work, then rating, then who has been here longer', () => {
    expect(order(here(3, {}), here(4, { place: baner }))).toEqual([4, 3]);
    expect(order(here(3, { jobsThisWeek: 2 }), here(4, { jobsThisWeek: 1 }))).toEqual([4, 3]);
    expect(order(here(3, { rating: 4.2 }), here(4, { rating: 4.9 }), here(5, {}))).toEqual([
      4, 5, 3,
    ]);
    expect(order(here(4, {}), here(3, {}))).toEqual([3, 4]);
  });

  it('lets a short way be outweighed by a full week', () =>
    expect(order(here(3, { place: baner, jobsThisWeek: 20 }), here(4, {}))).toEqual([4, 3]));

  it('says why, in facts', () => {
    const ranked = rankCandidates(job, [
      here(3, { place: baner, jobsThisWeek: 6 }),
      here(4, { jobsThisWeek: 1 }),
    ]);
    const why = Object.fromEntries(
      ranked.map((each) => [each.man.id, reasonsFor(each, ranked, job)]),
    );
    expect(why).toEqual({
      3: ['nearest', 'skilled', 'free'],
      4: ['near', 'your-turn', 'skilled', 'free'],
    });
    const [alone] = rankCandidates({ ...job, skillId: null }, [man]);
    expect(alone && reasonsFor(alone, [alone], { ...job, skillId: null })).toEqual([
      'nearest',
      'free',
    ]);
  });
});

describe('the next step', () => {
  const men = Array.from({ length: 5 }, (_, index) => ({
    ...man,
    id: index + 1,
    bank: null,
    phone: null,
  }));
  const ranked = rankCandidates({ ...job, customerId: 99 }, men);
  const fresh: DispatchState = {
    startsAt: at(16),
    openUntil: null,
    asked: new Set(),
    rounds: 0,
    ranked,
  };
  const now = at(9);

  it('asks the first few at once', () => {
    const step = nextStep(fresh, now);
    expect(step).toMatchObject({ kind: 'offer', expiresAt: now + 120_000 });
    expect(step.kind === 'offer' && step.to.map((each) => each.man.id)).toEqual([1, 2, 3]);
    expect(ROUND_SIZE).toBe(3);
  });

  it('waits while an offer is open, and not a moment longer', () => {
    expect(nextStep({ ...fresh, openUntil: now + 1 }, now)).toEqual({
      kind: 'wait',
      until: now + 1,
    });
    expect(nextStep({ ...fresh, openUntil: now }, now).kind).toBe('offer');
  });

  it('asks nobody twice', () => {
    const step = nextStep({ ...fresh, asked: new Set([1, 2, 3]), rounds: 1 }, now);
    expect(step.kind === 'offer' && step.to.map((each) => each.man.id)).toEqual([4, 5]);
  });

  it.each([
    ['all were asked', { asked: new Set([1, 2, 3, 4, 5]) }, now],
    ['there is nobody', { ranked: [] }, now],
    ['enough were asked', { rounds: MOST_ROUNDS }, now],
    ['its time has come', {}, at(16)],
  ])('is a person’s when %s', (_, change, when) =>
    expect(nextStep({ ...fresh, ...change }, when)).toEqual({ kind: 'nobody' }),
  );

  it('hurries when the work begins soon, and never runs past its beginning', () => {
    expect(answerTime(at(16), at(14))).toBe(30_000);
    expect(answerTime(at(16), at(14) - 1)).toBe(120_000);
    expect(nextStep(fresh, at(16) - 10_000)).toMatchObject({ expiresAt: at(16) });
  });
});

it('net pay is the share of the bill to come', () => {
  const rates: Rate[] = [
    { kind: 'commission', categoryId: null, fromDay: '2025-01-01' as IndiaDay, basisPoints: 1500 },
    { kind: 'commission', categoryId: null, fromDay: '2026-11-16' as IndiaDay, basisPoints: 5000 },
    { kind: 'tax', categoryId: null, fromDay: '2025-01-01' as IndiaDay, basisPoints: 1800 },
  ];
  const priced = { total: paise(59_900), categoryId: 3, bookedAt: at(-1), endsAt: at(17) };
  expect(netPayOf(priced, rates)).toBe(43_149);
  expect(netPayOf({ ...priced, bookedAt: at(1) }, rates)).toBeLessThan(43_149);
});
