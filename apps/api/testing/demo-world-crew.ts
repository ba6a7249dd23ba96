import type { Instant } from '@karigar/domain/dates/instant';
import { SKILLS } from '#catalogue/skills';
import { DEMO_PASSWORD_HASH, demoPeople, homes, type CustomerName } from './demo-world-people.ts';
import { areaNamed } from './demo-world-places.ts';
import { at, type Row } from './demo-world-rows.ts';

const DAY = 86_400_000;

const HANDY = ['ac-repair', 'appliance-repair', 'electrical', 'geyser-repair', 'plumbing'];
const HOUSE = ['cleaning', 'pest-control', 'painting', 'car-care', 'carpentry', 'water-purifier'];

type Hand = readonly [
  id: number,
  firstName: string,
  lastName: string,
  area: string,
  skills: readonly string[],
];

/** Servicemen without bookings of their own, so that every city has capacity. */
const CREW: readonly Hand[] = [
  [111, 'Mahesh', 'Jadhav', 'Aundh', HANDY],
  [112, 'Ramesh', 'Kamble', 'Kothrud', HOUSE],
  [113, 'Anil', 'More', 'Viman Nagar', HANDY],
  [114, 'Salim', 'Khan', 'Hadapsar', HOUSE],
  [115, 'Vijay', 'Naik', 'Dadar', Object.keys(SKILLS)],
  [116, 'Deepak', 'Sharma', 'Karol Bagh', Object.keys(SKILLS)],
  [117, 'Manjunath', 'Gowda', 'Koramangala', Object.keys(SKILLS)],
];

const ids = CREW.map(([id]) => id);

export const crewAccountRows = (now: Instant): Row[] =>
  CREW.map(([id, firstName]) => ({
    id,
    phone: `98220${10_000 + id}`,
    email: `${firstName.toLowerCase()}.crew@example.in`,
    password_hash: DEMO_PASSWORD_HASH,
    language: 'hi',
    created_at: at(now - 300 * DAY),
    phone_verified_at: at(now - 2 * DAY),
    email_verified_at: at(now - 2 * DAY),
  }));

export const crewMembershipRows = (now: Instant): Row[] =>
  ids.map((account_id) => ({ account_id, role: 'serviceman', verified_at: at(now - 290 * DAY) }));

export const crewProfileRows = (now: Instant): Row[] =>
  CREW.map(([account_id, first_name, last_name, area]) => ({
    account_id,
    first_name,
    last_name,
    address: area,
    picture_key: null,
    updated_at: at(now - 290 * DAY),
  }));

export const crewSkillRows: readonly Row[] = CREW.flatMap(([account_id, , , , skills]) =>
  skills.map((skill_id) => ({ account_id, skill_id })),
);

const bases: readonly (readonly [accountId: number, area: string])[] = [
  [demoPeople.suresh.id, 'Shivaji Nagar'],
  [demoPeople.imran.id, 'Camp'],
  ...CREW.map(([id, , , area]) => [id, area] as const),
];

/** Where the serviceman's day begins. */
export const baseOf = (accountId: number) => {
  const [, area] = bases.find(([id]) => id === accountId) ?? [];
  if (area === undefined) throw new RangeError(`${accountId} has no base area`);
  return areaNamed(area);
};

/** Every area of every city but Borivali West, where browser tests order without an offer to anybody. */
const REACH_KM = 20;

export const workRows = (now: Instant): Row[] =>
  bases.map(([account_id, area]) => {
    const { latitude, longitude } = areaNamed(area);
    return { account_id, latitude, longitude, reach_km: REACH_KM, updated_at: at(now - 290 * DAY) };
  });

/** From 08:00 to 22:00, every day. */
export const hoursRows: readonly Row[] = bases.flatMap(([account_id]) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    account_id,
    weekday,
    from_minute: 480,
    to_minute: 1320,
  })),
);

const savedOf = (name: CustomerName, label: string, now: Instant): Row => {
  const home = homes[name];
  const { id, latitude, longitude } = areaNamed(home.area);
  return {
    account_id: demoPeople[name].id,
    label,
    flat_no: [home.flatNo, home.houseNo].filter(Boolean).join(', '),
    street: home.street,
    area_id: id,
    pin_code: home.pin,
    latitude,
    longitude,
    used_at: at(now - DAY),
  };
};

export const savedAddressRows = (now: Instant): Row[] => [
  savedOf('asha', 'Home', now),
  savedOf('rohan', 'Home', now),
];
