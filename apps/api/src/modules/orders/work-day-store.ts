import type { Serviceman, Need, WorkDay } from '@karigar/domain/orders/capacity';
import { weekdayOf } from '@karigar/domain/orders/slots';
import { addDays, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Place } from '@karigar/domain/bookings/place';
import type { Statement, Transaction } from '#platform/db';

/** Nobody travels farther than 50 km, so everybody who counts for a place is within twice that. */
const AROUND_DEGREES = 1;

type Box = readonly [south: number, north: number, west: number, east: number];

const boxOf = ({ latitude, longitude }: Place): Box => [
  latitude - AROUND_DEGREES,
  latitude + AROUND_DEGREES,
  longitude - AROUND_DEGREES,
  longitude + AROUND_DEGREES,
];

type ServicemanRow = Place & {
  readonly id: number;
  readonly reach_km: number;
  readonly skills: readonly string[];
  readonly hours: Serviceman['hours'];
};

/** No policy shows a customer these rows; the functions return times and places without names. */
const SERVICEMEN: Statement = {
  name: 'list-servicemen-at-work',
  text: `SELECT id, latitude, longitude, reach_km, skills, hours
    FROM servicemen_at_work($1, $2, $3, $4, $5, $6)`,
};

type JobRow = {
  readonly servicemanId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly skill: string | null;
  readonly at: Date;
  readonly minutes: number;
  readonly never: readonly number[];
};

/** Without an assignee, somebody is looked for. */
const JOBS: Statement = {
  name: 'list-jobs-of-day',
  text: `SELECT serviceman_id AS "servicemanId", latitude, longitude, skill, at, minutes, never
    FROM jobs_of_day($1, $2, $3::bigint[], $4, $5, $6, $7)`,
};

const needOf = ({ latitude, longitude, skill, at, minutes, never }: JobRow): Need[] =>
  latitude === null || longitude === null
    ? []
    : [{ place: { latitude, longitude }, skill, from: at.getTime(), minutes, never }];

const BLOCKS: Statement = {
  name: 'list-blocks-of-customer',
  text: 'SELECT never_sent_to($1) AS never',
};

/** Servicemen who are never sent to this customer; none for a guest. */
export const readNever = async (
  tx: Transaction,
  customerId: number | null,
): Promise<readonly number[]> => {
  if (customerId === null) return [];
  const [row] = await tx.rows<Pick<JobRow, 'never'>>(BLOCKS, [customerId]);
  return row?.never ?? [];
};

/** Servicemen around a place on a day, their jobs, and the bookings that wait for one of them. */
export const readWorkDay = async (
  tx: Transaction,
  place: Place,
  day: IndiaDay,
): Promise<WorkDay> => {
  const rows = await tx.rows<ServicemanRow>(SERVICEMEN, [...boxOf(place), weekdayOf(day), day]);
  const jobs = await tx.rows<JobRow>(JOBS, [
    new Date(startOfDay(day)),
    new Date(startOfDay(addDays(day, 1))),
    rows.map(({ id }) => id),
    ...boxOf(place),
  ]);
  return {
    servicemen: rows.map(({ id, latitude, longitude, reach_km: reachKm, skills, hours }) => ({
      id,
      place: { latitude, longitude },
      reachKm,
      skills,
      hours,
    })),
    taken: jobs.flatMap(({ servicemanId, at, minutes }) =>
      servicemanId === null ? [] : [{ servicemanId, from: at.getTime(), minutes }],
    ),
    waiting: jobs.flatMap((job) => (job.servicemanId === null ? needOf(job) : [])),
  };
};

const LOCK: Statement = {
  name: 'lock-work-day',
  text: 'SELECT lock_work_day($1, $2)',
};

/** Serialises orders of one city and day: decision 40. */
export const lockWorkDay = async (tx: Transaction, cityId: number, day: IndiaDay): Promise<void> =>
  void (await tx.rows(LOCK, [cityId, day]));
