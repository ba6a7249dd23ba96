import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Candidate, Job } from '@karigar/domain/offers/candidate';
import type { Place } from '@karigar/domain/bookings/place';
import { bell, createRandom } from './dispatch-sim-random.ts';

export type SimBooking = { readonly id: number; readonly bookedAt: Instant; readonly job: Job };
export type City = {
  readonly servicemen: readonly Candidate[];
  readonly bookings: readonly SimBooking[];
};
export type CitySize = {
  readonly servicemen: number;
  readonly bookings: number;
  readonly seed: number;
};

const DAY = '2026-11-16' as IndiaDay;
const MONDAY = 1;
/** Bookings of the evening before are offered that evening. */
const SUNDAY = 7;
const MIDNIGHT = startOfDay(DAY);
const MINUTE = 60_000;

/** Where people live, and how many; offices and old town in the middle, new towns around. */
const QUARTERS: readonly (readonly [Place, number])[] = [
  [{ latitude: 18.52, longitude: 73.856 }, 5],
  [{ latitude: 18.559, longitude: 73.787 }, 4],
  [{ latitude: 18.507, longitude: 73.808 }, 4],
  [{ latitude: 18.598, longitude: 73.762 }, 3],
  [{ latitude: 18.509, longitude: 73.926 }, 3],
  [{ latitude: 18.563, longitude: 73.917 }, 2],
  [{ latitude: 18.455, longitude: 73.86 }, 2],
];
/** Skills with demand and duration; some are rare among servicemen, most are common. */
const SKILLS: readonly (readonly [string, number, number])[] = [
  ['ac', 5, 40],
  ['tap', 4, 25],
  ['electric', 4, 25],
  ['clean', 3, 45],
  ['appliance', 2, 35],
  ['carpenter', 1, 40],
];
/** Demand per slot: mornings and evenings, when people are at home. */
const SLOTS = [3, 5, 6, 5, 4, 3, 3, 4, 5, 6, 4].map(
  (weight, index) => [9 + index, weight] as const,
);
const SHIFTS = [
  [8, 20],
  [8, 20],
  [8, 20],
  [9, 18],
] as const;

const pickWeighted = <Of>(
  random: () => number,
  from: readonly (readonly [Of, number, ...unknown[]])[],
): Of => {
  let left = random() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [of, weight] of from) if ((left -= weight) < 0) return of;
  const [last] = from.at(-1) ?? [];
  if (last === undefined) throw new RangeError('nothing to pick from');
  return last;
};

const placeIn = (random: () => number): Place => {
  const { latitude, longitude } = pickWeighted(random, QUARTERS);
  return { latitude: latitude + bell(random) * 0.015, longitude: longitude + bell(random) * 0.016 };
};

const servicemanOf = (id: number, random: () => number): Candidate => {
  const skills = new Set([pickWeighted(random, SKILLS)]);
  while (random() < 0.6) skills.add(pickWeighted(random, SKILLS));
  const [from, to] = SHIFTS[Math.floor(random() * SHIFTS.length)] ?? [8, 20];
  return {
    id,
    isVerified: random() < 0.97,
    skills,
    isOnDuty: random() < 0.95,
    hours: [SUNDAY, MONDAY].map((weekday) => ({
      weekday,
      fromMinute: from * 60,
      toMinute: to * 60,
    })),
    daysOff: random() < 0.05 ? new Set([DAY]) : new Set(),
    place: placeIn(random),
    reachKm: 6 + Math.floor(random() * 9),
    work: [],
    isBlocked: false,
    cashInHand: paise(0),
    phone: null,
    bank: null,
    jobsThisWeek: 0,
    rating: random() < 0.2 ? null : Math.round((5 - random() * random() * 2) * 10) / 10,
  };
};

const bookingOf = (id: number, random: () => number): SimBooking => {
  const skillId = pickWeighted(random, SKILLS);
  const typical = SKILLS.find(([skill]) => skill === skillId)?.[2] ?? 60;
  const startsAt =
    MIDNIGHT + (pickWeighted(random, SLOTS) * 60 + 15 * Math.floor(random() * 4)) * MINUTE;
  // Half are booked the evening before, the others one to six hours before the visit.
  const ahead = random() < 0.5 ? 12 * 60 + random() * 180 : 60 + random() * 300;
  return {
    id,
    bookedAt: Math.floor(startsAt - ahead * MINUTE),
    job: {
      customerId: -id,
      customerPhones: [],
      customerBank: null,
      skillId,
      place: placeIn(random),
      startsAt,
      endsAt: startsAt + Math.round(typical * (0.6 + random() * 0.6)) * MINUTE,
      isPrepaid: false,
    },
  };
};

/** One weekday of a city with its servicemen and bookings, deterministic by seed. */
export const buildCity = ({ servicemen, bookings, seed }: CitySize): City => {
  const random = createRandom(seed);
  return {
    servicemen: Array.from({ length: servicemen }, (_, index) => servicemanOf(index + 1, random)),
    bookings: Array.from({ length: bookings }, (_, index) => bookingOf(index + 1, random)),
  };
};
