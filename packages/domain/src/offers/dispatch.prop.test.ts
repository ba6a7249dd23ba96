import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kmBetween } from '../bookings/place.ts';
import { startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Candidate, Job } from './candidate.ts';
import { paise } from '../money.ts';
import { isFree, whyNotEligible } from './eligibility.ts';
import { rankCandidates } from './rank.ts';
import { travelMinutes } from './travel.ts';
import { missingSteps } from './work-steps.ts';

const MINUTE = 60_000;
const DAY = startOfDay('2026-11-16' as IndiaDay);
/** Two days: a job may end after midnight. */
const ALWAYS = [{ weekday: 1, fromMinute: 0, toMinute: 2880 }];
const RUNS = { numRuns: 1000 };

const place = fc.record({
  latitude: fc.double({ min: 18.4, max: 18.65, noNaN: true }),
  longitude: fc.double({ min: 73.7, max: 74, noNaN: true }),
});
const span = fc
  .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 15, max: 180 }))
  .map(([from, length]) => ({ from: DAY + from * MINUTE, to: DAY + (from + length) * MINUTE }));

const job: fc.Arbitrary<Job> = fc
  .record({ place, span })
  .map(({ place: where, span: { from, to } }) => ({
    customerId: 1,
    customerPhones: ['9800000001'],
    customerBank: 'IFSC 1',
    skillId: 'tap',
    place: where,
    startsAt: from,
    endsAt: to,
    isPrepaid: false,
  }));

const work = fc
  .record({ span, place: fc.option(place) })
  .map(({ span: { from, to }, place: where }) => ({ from, to, place: where }));

const serviceman: fc.Arbitrary<Omit<Candidate, 'id'>> = fc.record({
  isVerified: fc.boolean(),
  skills: fc.constantFrom(new Set(['tap']), new Set<string>()),
  isOnDuty: fc.boolean(),
  hours: fc.constantFrom([], ALWAYS, [{ weekday: 1, fromMinute: 480, toMinute: 1200 }]),
  daysOff: fc.constantFrom(new Set<IndiaDay>(), new Set(['2026-11-16' as IndiaDay])),
  place,
  reachKm: fc.integer({ min: 1, max: 40 }),
  work: fc.array(work, { maxLength: 3 }),
  isBlocked: fc.boolean(),
  cashInHand: fc.constantFrom(paise(0), paise(500_000), paise(500_001)),
  phone: fc.constantFrom(null, '9800000001', '9800000002'),
  bank: fc.constantFrom(null, 'IFSC 1', 'IFSC 2'),
  jobsThisWeek: fc.nat(30),
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
});

/** Most of the servicemen are eligible, so that there is an order to test. */
const fitting = serviceman.map((each) => ({
  ...each,
  isVerified: true,
  skills: new Set(['tap']),
  isOnDuty: true,
  hours: ALWAYS,
  daysOff: new Set<IndiaDay>(),
  reachKm: 100,
  work: [],
  isBlocked: false,
  cashInHand: paise(0),
  phone: null,
  bank: null,
}));
const numbered = (servicemen: readonly Omit<Candidate, 'id'>[]): Candidate[] =>
  servicemen.map((each, index) => ({ ...each, id: index + 1 + 1 }));
const crowd = fc
  .array(fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: serviceman }), {
    maxLength: 12,
  })
  .map(numbered);
const ids = (of: Job, servicemen: readonly Candidate[]) =>
  rankCandidates(of, servicemen).map((each) => each.serviceman.id);

it('ranks every eligible serviceman once, and nobody else', () =>
  fc.assert(
    fc.property(job, crowd, (of, servicemen) => {
      const ranked = ids(of, servicemen);
      const eligible = servicemen
        .filter((each) => whyNotEligible(each, of) === null)
        .map(({ id }) => id);
      expect(ranked.toSorted((one, other) => one - other)).toEqual(eligible);
    }),
    RUNS,
  ));

it('never offers to a serviceman who is unverified, unskilled, off duty, blocked, away, busy or the customer', () =>
  fc.assert(
    fc.property(job, crowd, (of, servicemen) => {
      for (const { serviceman: each } of rankCandidates(of, servicemen)) {
        expect([each.isVerified, each.isOnDuty, each.isBlocked]).toEqual([true, true, false]);
        expect(each.skills.has('tap')).toBe(true);
        expect(each.cashInHand).toBeLessThanOrEqual(500_000);
        expect(each.daysOff.size).toBe(0);
        expect(each.phone === '9800000001' || each.bank === 'IFSC 1').toBe(false);
        expect(kmBetween(each.place, of.place)).toBeLessThanOrEqual(each.reachKm);
        for (const { from, to, place: where } of each.work) {
          const way = where === null ? 0 : travelMinutes(kmBetween(where, of.place)) * MINUTE;
          expect(to + way <= of.startsAt || of.endsAt + way <= from).toBe(true);
        }
      }
    }),
    RUNS,
  ));

it('ranks independently of input order and of other candidates', () =>
  fc.assert(
    fc.property(job, crowd, fc.nat(11), (of, servicemen, left) => {
      const all = ids(of, servicemen);
      expect(ids(of, servicemen.toReversed())).toEqual(all);
      const without = servicemen.filter((_, index) => index !== left);
      const gone = servicemen[left]?.id;
      expect(ids(of, without)).toEqual(all.filter((id) => id !== gone));
    }),
    RUNS,
  ));

it('of two otherwise equal servicemen, ranks the nearer, less worked or better rated first', () =>
  fc.assert(
    fc.property(job, fitting, fitting, (of, one, other) => {
      const first = (change: Partial<Candidate>) =>
        rankCandidates(of, numbered([one, { ...one, ...change }])).map((each) => each.serviceman);
      const [nearer] = first({ place: other.place });
      expect(kmBetween(nearer?.place ?? one.place, of.place)).toBeLessThanOrEqual(
        Math.min(kmBetween(one.place, of.place), kmBetween(other.place, of.place)) + 0.1,
      );
      const [fresher] = first({ jobsThisWeek: other.jobsThisWeek });
      expect(fresher?.jobsThisWeek).toBe(Math.min(one.jobsThisWeek, other.jobsThisWeek));
      const [better] = first({ rating: other.rating });
      expect(better?.rating ?? 4.5).toBe(Math.max(one.rating ?? 4.5, other.rating ?? 4.5));
    }),
    RUNS,
  ));

it('more work never makes a serviceman free', () =>
  fc.assert(
    fc.property(job, fc.array(work, { maxLength: 4 }), work, (of, taken, more) => {
      expect(isFree(taken, of) || !isFree([...taken, more], of)).toBe(true);
    }),
    RUNS,
  ));

it('nobody with a missing step is eligible', () =>
  fc.assert(
    fc.property(job, crowd, (of, servicemen) => {
      const missing = servicemen
        .filter((each) => whyNotEligible(each, of) === null)
        .flatMap((each) => missingSteps({ ...each, name: 'Suresh', documents: [] }));
      expect(missing).toEqual([]);
    }),
    RUNS,
  ));
