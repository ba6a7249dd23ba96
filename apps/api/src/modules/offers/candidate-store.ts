import type { Place } from '@karigar/domain/bookings/place';
import type { Candidate, Job, TakenWork } from '@karigar/domain/offers/candidate';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';
import type { Instant } from '@karigar/domain/dates/instant';
import type { WorkingHours } from '@karigar/domain/work-times/working-hours';
import type { Statement, Transaction } from '#platform/db';

type CandidateRow = {
  readonly id: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly reach_km: number;
  readonly is_verified: boolean;
  readonly on_duty: boolean;
  readonly phone: string | null;
  readonly bank: string | null;
  readonly skills: readonly string[];
  readonly hours: readonly WorkingHours[];
  readonly days_off: readonly IndiaDay[];
  readonly work: readonly {
    readonly from: number;
    readonly to: number;
    readonly latitude: number | null;
    readonly longitude: number | null;
  }[];
  readonly jobs_this_week: number;
  readonly rating: number | null;
  readonly is_blocked: boolean;
  readonly cash_in_hand: Paise;
};

/** Fewer ratings do not count yet. */
const FEWEST_RATINGS = 5;

/**
 * All that the dispatch rule needs of a serviceman, for the day and the week of the job. $1 is the start of the job,
 * $2 its skill, $3 its customer, $4 the moment of asking: its hours and day off count too. bank is branch and last digits, all that may be read: equal ones mean one person.
 */
const KNOWN = `SELECT w.account_id AS id, w.latitude, w.longitude, w.reach_km, w.on_duty,
    m.verified_at IS NOT NULL AS is_verified, a.phone,
    (SELECT r.stars::double precision / r.ratings FROM serviceman_ratings r WHERE r.account_id = a.id
      AND r.ratings >= ${FEWEST_RATINGS}) AS rating,
    (SELECT d.ifsc || ' ' || d.account_number_masked FROM bank_details d WHERE d.account_id = a.id) AS bank,
    array(SELECT s.skill_id FROM serviceman_skills s WHERE s.account_id = a.id AND s.skill_id = $2) AS skills,
    (SELECT coalesce(json_agg(json_build_object('weekday', h.weekday, 'fromMinute', h.from_minute,
        'toMinute', h.to_minute)), '[]') FROM serviceman_hours h WHERE h.account_id = a.id
      AND h.weekday IN (extract(isodow FROM $1::timestamptz AT TIME ZONE 'Asia/Kolkata')::smallint,
        extract(isodow FROM $4::timestamptz AT TIME ZONE 'Asia/Kolkata')::smallint)) AS hours,
    array(SELECT d.day::text FROM serviceman_days_off d WHERE d.account_id = a.id
      AND (d.day BETWEEN ($1::timestamptz - interval '2 days')::date AND ($1::timestamptz + interval '3 days')::date
        OR d.day = ($4::timestamptz AT TIME ZONE 'Asia/Kolkata')::date))
      AS days_off,
    live.work,
    EXISTS (SELECT FROM person_blocks p WHERE p.lifted_at IS NULL
      AND ((p.account_id = a.id AND p.blocked_id = $3) OR (p.account_id = $3 AND p.blocked_id = a.id))) AS is_blocked,
    coalesce((SELECT c.cash_in_hand FROM serviceman_balances c WHERE c.serviceman_id = a.id), 0)::bigint AS cash_in_hand,
    live.jobs + (SELECT count(*) FROM bookings b WHERE b.serviceman_id = a.id AND b.state = 'completed'
        AND b.scheduled_at BETWEEN $1::timestamptz - interval '7 days' AND $1::timestamptz + interval '1 day')
      AS jobs_this_week`;

const PEOPLE = `JOIN accounts a ON a.id = w.account_id AND a.blocked_at IS NULL AND a.erased_at IS NULL
    JOIN memberships m ON m.account_id = w.account_id AND m.role = 'serviceman'
    CROSS JOIN LATERAL (
      SELECT count(*) AS jobs, coalesce(json_agg(json_build_object(
          'from', floor(extract(epoch FROM b.scheduled_at) * 1000),
          'to', floor(extract(epoch FROM b.scheduled_at) * 1000) + 60000 * coalesce(b.minutes,
            (SELECT s.minutes * b.quantity FROM services s WHERE s.id = b.service_id)),
          'latitude', b.latitude, 'longitude', b.longitude))
        FILTER (WHERE b.state IN ('assigned', 'started', 'held')
          AND b.scheduled_at >= $1::timestamptz - interval '1 day'), '[]') AS work
      FROM bookings b
      WHERE b.serviceman_id = a.id AND b.state IN ('offered', 'assigned', 'started', 'held', 'ended')
        AND b.scheduled_at BETWEEN $1::timestamptz - interval '7 days' AND $1::timestamptz + interval '1 day'
    ) AS live`;

const WORK_TRUST = {
  work: 'service_id is a foreign key, so the length of a booking is always found',
};

/** How many servicemen on duty are scanned, nearest first: this limits the cost. */
const LOOKED_AT = 3000;

/** Nearest first, until there are enough with the skill. */
const NEAREST: Statement = {
  name: 'list-nearest-candidates',
  text: `${KNOWN}
    FROM (
      SELECT near.* FROM (
        SELECT *, point(longitude, latitude) <-> point($6, $5) AS far FROM serviceman_work WHERE on_duty
        ORDER BY far LIMIT ${LOOKED_AT}
      ) AS near
      WHERE ($2::text IS NULL OR (SELECT true FROM serviceman_skills s
          WHERE s.account_id = near.account_id AND s.skill_id = $2))
        AND NOT near.account_id = ANY ($7::bigint[])
      ORDER BY near.far LIMIT $8
    ) AS w ${PEOPLE}`,
  trusted: WORK_TRUST,
};

const ONE: Statement = {
  name: 'read-candidate',
  text: `${KNOWN} FROM serviceman_work w ${PEOPLE} WHERE w.account_id = $5`,
  trusted: WORK_TRUST,
};

/** Also a serviceman who has not chosen area and hours yet: such a one is off duty and has no place. */
const ANY: Statement = {
  name: 'read-any-candidate',
  text: `${KNOWN} FROM (
      SELECT own.account_id, coalesce(s.latitude, $6) AS latitude, coalesce(s.longitude, $7) AS longitude,
        coalesce(s.reach_km, 0) AS reach_km, coalesce(s.on_duty, false) AS on_duty
      FROM memberships own LEFT JOIN serviceman_work s USING (account_id)
      WHERE own.account_id = $5 AND own.role = 'serviceman'
    ) AS w ${PEOPLE}`,
  trusted: WORK_TRUST,
};

const LOCK_MEMBER: Statement = {
  name: 'lock-serviceman',
  text: `SELECT account_id FROM memberships WHERE account_id = $1 AND role = 'serviceman' FOR NO KEY UPDATE`,
};

const LOCK: Statement = {
  name: 'lock-serviceman-work',
  text: 'SELECT account_id FROM serviceman_work WHERE account_id = $1 FOR UPDATE',
};

/** Nothing else is assigned to the serviceman until the transaction ends. */
export const lockWork = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.rows(LOCK_MEMBER, [accountId]);
  await tx.rows(LOCK, [accountId]);
};

const takenOf = ({ from, to, latitude, longitude }: CandidateRow['work'][number]): TakenWork => ({
  from,
  to,
  place: latitude === null || longitude === null ? null : { latitude, longitude },
});

const candidateOf = (row: CandidateRow): Candidate => ({
  id: row.id,
  isVerified: row.is_verified,
  skills: new Set(row.skills),
  isOnDuty: row.on_duty,
  hours: row.hours,
  daysOff: new Set(row.days_off),
  place: { latitude: row.latitude, longitude: row.longitude },
  reachKm: row.reach_km,
  work: row.work.map(takenOf),
  isBlocked: row.is_blocked,
  cashInHand: row.cash_in_hand,
  phone: row.phone,
  bank: row.bank,
  jobsThisWeek: row.jobs_this_week,
  rating: row.rating,
});

export const CANDIDATE_STATEMENT = NEAREST;

/** The nearest on duty with the skill, without those who are not asked now; the rule decides who is eligible. */
export const listNearest = async (
  tx: Transaction,
  { startsAt, skillId, customerId, place }: Job,
  {
    now,
    left,
    most,
  }: { readonly now: Instant; readonly left: readonly number[]; readonly most: number },
): Promise<Candidate[]> => {
  const { latitude, longitude } = place;
  const about = [new Date(startsAt), skillId, customerId, new Date(now)];
  const values = [...about, latitude, longitude, left, most];
  return (await tx.rows<CandidateRow>(NEAREST, values)).map(candidateOf);
};

/** Without a lock: to ask, not to assign. */
export const readCandidate = async (
  tx: Transaction,
  { startsAt, skillId, customerId }: Job,
  accountId: number,
  now: Instant,
): Promise<Candidate | null> => {
  const about = [new Date(startsAt), skillId, customerId, new Date(now)];
  const [row] = await tx.rows<CandidateRow>(ONE, [...about, accountId]);
  return row === undefined ? null : candidateOf(row);
};

/** Reads the serviceman under a lock: nothing else is assigned to the serviceman until the transaction ends. */
export const lockCandidate = async (
  tx: Transaction,
  job: Job,
  accountId: number,
  now: Instant,
): Promise<Candidate | null> => {
  await tx.rows(LOCK, [accountId]);
  return readCandidate(tx, job, accountId, now);
};

/**
 * For operators: under the same lock, any serviceman, also one without area and hours, whom the membership's lock
 * keeps from a second booking. Without an own place, `place` counts as it.
 */
export const lockAnyCandidate = async (
  tx: Transaction,
  { startsAt, skillId, customerId }: Pick<Job, 'startsAt' | 'skillId' | 'customerId'>,
  { accountId, place, now }: { accountId: number; place: Place; now: Instant },
): Promise<Candidate | null> => {
  await lockWork(tx, accountId);
  const about = [new Date(startsAt), skillId, customerId, new Date(now), accountId];
  const values = [...about, place.latitude, place.longitude];
  const [row] = await tx.rows<CandidateRow>(ANY, values);
  return row === undefined ? null : candidateOf(row);
};
