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

const SERVICEMEN: Statement = {
  name: 'list-servicemen-at-work',
  text: `SELECT w.account_id AS id, w.latitude, w.longitude, w.reach_km,
      array(SELECT skill_id FROM serviceman_skills s WHERE s.account_id = w.account_id) AS skills,
      (SELECT coalesce(json_agg(json_build_object('fromMinute', from_minute, 'toMinute', to_minute)), '[]')
        FROM serviceman_hours h WHERE h.account_id = w.account_id AND h.weekday = $5) AS hours
    FROM serviceman_work w
      JOIN memberships m ON m.account_id = w.account_id AND m.role = 'serviceman'
        AND m.verified_at IS NOT NULL
      JOIN accounts a ON a.id = w.account_id AND a.blocked_at IS NULL AND a.erased_at IS NULL
    WHERE w.on_duty AND w.latitude BETWEEN $1 AND $2 AND w.longitude BETWEEN $3 AND $4
      AND NOT EXISTS (SELECT FROM serviceman_days_off d
        WHERE d.account_id = w.account_id AND d.day = $6)`,
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

/** Never sent to this customer: servicemen blocked by either side, and the customer's own account. */
const neverFor = (customer: string): string => `array(SELECT ${customer}::float8
  UNION SELECT blocked_id::float8 FROM person_blocks WHERE account_id = ${customer} AND lifted_at IS NULL
  UNION SELECT account_id::float8 FROM person_blocks WHERE blocked_id = ${customer} AND lifted_at IS NULL)`;

/** Nobody is assigned yet, and somebody is looked for. */
const WAITING = `'requested', 'offered', 'refused'`;

/** One statement: a job that is being assigned meanwhile is read as waiting or as taken, never as neither. */
const JOBS: Statement = {
  name: 'list-jobs-of-day',
  text: `SELECT CASE WHEN b.state IN (${WAITING}) THEN NULL ELSE b.serviceman_id END AS "servicemanId",
      b.latitude, b.longitude, s.skill_id AS skill, b.scheduled_at AS at,
      coalesce(b.minutes, s.minutes * b.quantity) AS minutes,
      CASE WHEN b.state IN (${WAITING}) THEN ${neverFor('b.customer_id')}
        ELSE '{}'::float8[] END AS never
    FROM bookings b JOIN services s ON s.id = b.service_id
    WHERE b.scheduled_at >= $1 AND b.scheduled_at < $2
      AND b.state IN (${WAITING}, 'assigned', 'started', 'held')
      AND (b.serviceman_id = ANY ($3::bigint[])
        OR (b.latitude BETWEEN $4 AND $5 AND b.longitude BETWEEN $6 AND $7))`,
};

const needOf = ({ latitude, longitude, skill, at, minutes, never }: JobRow): Need[] =>
  latitude === null || longitude === null
    ? []
    : [{ place: { latitude, longitude }, skill, from: at.getTime(), minutes, never }];

const BLOCKS: Statement = {
  name: 'list-blocks-of-customer',
  text: `SELECT ${neverFor('$1::bigint')} AS never`,
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
