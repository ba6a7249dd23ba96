import type { BookingState } from '@karigar/domain/bookings/booking';
import { WAITING_KINDS } from '@karigar/domain/console/due-by';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type CardRow = {
  readonly id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly version: number;
  readonly state: BookingState;
  readonly scheduled_at: Date;
  readonly booked_at: Date;
  readonly waiting_since: Date | null;
  readonly minutes: number;
  readonly service_names: Names;
  readonly area: string;
  readonly city_id: number | null;
  readonly serviceman_id: number | null;
  readonly expected_at: Date | null;
  readonly arrived_at: Date | null;
  readonly visit_case_at: Date | null;
  readonly held_until: IndiaDay | null;
  readonly ended_at: Date | null;
  readonly updated_at: Date;
};

const CARD = `b.id, b.order_id, b.booking_no, b.version, b.state, b.scheduled_at, b.booked_at, b.waiting_since,
  coalesce(b.minutes, s.minutes * b.quantity) AS minutes,
  names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names, b.area, b.city_id, b.serviceman_id,
  b.expected_at, b.arrived_at, b.visit_case_at, b.held_until::text AS held_until, b.ended_at, b.updated_at`;

const OPEN = `b.state IN ('requested', 'offered', 'refused', 'assigned', 'started', 'held', 'ended')`;

/** What the rule of `waitingOf` can find, or has nobody until the end of the day; the rule decides. */
const WAITS = [
  `b.state = 'refused'`,
  `b.state = 'assigned' AND b.arrived_at IS NULL AND b.scheduled_at <= $2::timestamptz - interval '15 minutes'`,
  `b.state = 'held' AND b.held_until <= ($2::timestamptz AT TIME ZONE 'Asia/Kolkata')::date`,
  `b.state = 'ended' AND b.ended_at <= $2::timestamptz - interval '10 minutes'`,
];
/** The most cards of the queue. */
const MOST_QUEUED = 200;

const SEARCHES = `b.state IN ('requested', 'offered') AND b.scheduled_at < $3`;

/** Each by bookings_log_city_state: as one condition the planner would look at everything that is open in the city. */
const queued = (is: string): string => `(SELECT b.* FROM bookings b
  WHERE b.city_id = $1 AND ${is}
    AND ($4::text IS NULL OR EXISTS (SELECT FROM services s WHERE s.id = b.service_id AND s.skill_id = $4))
  ORDER BY b.scheduled_at, b.id LIMIT ${MOST_QUEUED})`;

const QUEUE: Statement = {
  name: 'list-board-queue',
  text: `SELECT ${CARD} FROM (${[...WAITS, SEARCHES].map(queued).join(' UNION ALL ')}) AS b
      JOIN services s ON s.id = b.service_id
    ORDER BY b.state IN ('requested', 'offered'), b.scheduled_at, b.id LIMIT ${MOST_QUEUED}`,
};

export type BoardAsk = {
  readonly cityId: number;
  readonly now: Date;
  readonly day: IndiaDay;
  readonly from: Date;
  readonly to: Date;
  readonly skill: string | null;
};

export const listQueue = (
  tx: Transaction,
  { cityId, now, to, skill }: BoardAsk,
): Promise<CardRow[]> => tx.rows(QUEUE, [cityId, now, to, skill]);

/** Each by bookings_log_state: as one condition the planner would look at every booking in the order of time. */
const waiting = (wait: string): string => `(SELECT b.* FROM bookings b
  WHERE ${wait} AND ($1::bigint IS NULL OR b.city_id = $1) AND ($4::bigint IS NULL OR b.id = $4)
  ORDER BY b.scheduled_at, b.id LIMIT $3)`;

const WAITING: Statement = {
  name: 'list-waiting-bookings',
  text: `SELECT ${CARD} FROM (${WAITS.map(waiting).join(' UNION ALL ')}) AS b JOIN services s ON s.id = b.service_id
    ORDER BY b.scheduled_at, b.id LIMIT $3`,
};

/** Candidates for the team's queue, of one city or of all. */
export const listMayWait = (
  tx: Transaction,
  cityId: number | null,
  now: Date,
  most: number,
  only: number | null = null,
): Promise<CardRow[]> => tx.rows(WAITING, [cityId, now, most, only]);

const CARDS: Statement = {
  name: 'read-cards',
  text: `SELECT ${CARD}, ($2::bigint IS NULL OR b.city_id IS NOT DISTINCT FROM $2)
        AND ($3::text IS NULL OR s.skill_id IS NOT DISTINCT FROM $3) AS is_of_board
    FROM bookings b JOIN services s ON s.id = b.service_id
    WHERE b.id = ANY ($1::bigint[]) ORDER BY b.scheduled_at, b.id`,
};

export const readCardRows = (
  tx: Transaction,
  ids: readonly number[],
  { cityId, skill }: { readonly cityId: number | null; readonly skill: string | null },
): Promise<(CardRow & { readonly is_of_board: boolean })[]> => tx.rows(CARDS, [ids, cityId, skill]);

export type LaneRow = {
  readonly id: number;
  readonly name: string;
  readonly on_duty: boolean;
  readonly day_off: boolean;
};

/** The most lanes of a reply. */
export const MOST_LANES = 60;

/**
 * Servicemen who work within the city, or have a job there on the day; a fifth of a degree is twenty kilometres. Names and
 * duty are read of those of the page alone.
 */
const LANES: Statement = {
  name: 'list-board-lanes',
  text: `SELECT page.id, trim(p.first_name || ' ' || p.last_name) AS name, coalesce(w.on_duty, false) AS on_duty,
      EXISTS (SELECT FROM serviceman_days_off d WHERE d.account_id = page.id AND d.day = $6::date) AS day_off
    FROM (
      SELECT a.id FROM (
        SELECT w.account_id FROM serviceman_work w, (
            SELECT min(latitude) - 0.2 AS south, max(latitude) + 0.2 AS north, min(longitude) - 0.2 AS west,
              max(longitude) + 0.2 AS east FROM areas WHERE city_id = $1
          ) AS city
          WHERE w.on_duty AND w.account_id > $4
            AND w.latitude BETWEEN south AND north AND w.longitude BETWEEN west AND east
        UNION
        SELECT b.serviceman_id FROM bookings b WHERE b.city_id = $1 AND b.scheduled_at >= $2 AND b.scheduled_at < $3
          AND b.serviceman_id > $4 AND b.state IN ('assigned', 'started', 'held', 'ended', 'completed')
      ) AS here
        JOIN accounts a ON a.id = here.account_id AND a.blocked_at IS NULL AND a.erased_at IS NULL
      WHERE $5::text IS NULL OR EXISTS (SELECT FROM serviceman_skills k
        WHERE k.account_id = a.id AND k.skill_id = $5)
      ORDER BY a.id LIMIT ${MOST_LANES}
    ) AS page
      JOIN profiles p ON p.account_id = page.id
      LEFT JOIN serviceman_work w ON w.account_id = page.id
    ORDER BY page.id`,
};

export const listLanes = (
  tx: Transaction,
  { cityId, day, from, to, skill }: BoardAsk,
  after: number,
): Promise<LaneRow[]> => tx.rows(LANES, [cityId, from, to, after, skill, day]);

const JOBS: Statement = {
  name: 'list-board-jobs',
  text: `SELECT ${CARD} FROM bookings b JOIN services s ON s.id = b.service_id
    WHERE b.serviceman_id = ANY ($1::bigint[]) AND b.scheduled_at >= $2 AND b.scheduled_at < $3
      AND b.state IN ('assigned', 'started', 'held', 'ended', 'completed')
    ORDER BY b.scheduled_at, b.id LIMIT 600`,
};

/** The jobs of the day of these servicemen, wherever they are. */
export const listLaneJobs = (
  tx: Transaction,
  servicemen: readonly number[],
  { from, to }: BoardAsk,
): Promise<CardRow[]> => tx.rows(JOBS, [servicemen, from, to]);

export type TakenRow = { readonly kind: string; readonly item_id: string; readonly name: string };

/** The table of claims is small: each is over in minutes. */
const TAKEN: Statement = {
  name: 'list-taken-bookings',
  text: `SELECT c.kind, c.item_id, trim(p.first_name || ' ' || p.last_name) AS name
    FROM claims c JOIN profiles p ON p.account_id = c.account_id
    WHERE c.until > $1 AND c.account_id <> $2 AND c.kind = ANY ($3::text[])`,
};

/** What of the bookings that wait somebody else of the team has taken. */
export const listTaken = (tx: Transaction, now: Date, me: number): Promise<TakenRow[]> =>
  tx.rows(TAKEN, [now, me, WAITING_KINDS]);

export type BoardCounts = {
  readonly searching: number;
  readonly nobody_took: number;
  readonly assigned: number;
  readonly overdue: number;
  readonly working: number;
  readonly held_due: number;
  readonly no_code: number;
  readonly sequence: number;
};

const COUNTS: Statement = {
  name: 'count-board',
  text: `SELECT count(*) FILTER (WHERE state IN ('requested', 'offered') AND scheduled_at < $4)::int AS searching,
      count(*) FILTER (WHERE state = 'refused')::int AS nobody_took,
      count(*) FILTER (WHERE state = 'assigned' AND scheduled_at >= $3 AND scheduled_at < $4)::int AS assigned,
      count(*) FILTER (WHERE state = 'assigned' AND arrived_at IS NULL AND visit_case_at IS NULL
        AND coalesce(expected_at, scheduled_at) <= $2::timestamptz - interval '15 minutes')::int AS overdue,
      count(*) FILTER (WHERE state = 'started')::int AS working,
      count(*) FILTER (WHERE state = 'held'
        AND held_until <= ($2::timestamptz AT TIME ZONE 'Asia/Kolkata')::date)::int AS held_due,
      count(*) FILTER (WHERE state = 'ended' AND ended_at <= $2::timestamptz - interval '10 minutes')::int AS no_code,
      coalesce((SELECT latest FROM account_sequences WHERE account_id = -$1::bigint), 0) AS sequence
    FROM bookings b WHERE city_id = $1 AND ${OPEN}`,
};

export const countBoard = async (
  tx: Transaction,
  { cityId, now, from, to }: BoardAsk,
): Promise<BoardCounts> => {
  const [counts] = await tx.rows<BoardCounts>(COUNTS, [cityId, now, from, to]);
  if (counts === undefined) throw new Error('a count returns one row');
  return counts;
};

export type BoardSkillRow = { readonly id: string; readonly names: Names };

const SKILLS: Statement = {
  name: 'list-board-skills',
  text: `SELECT id, names_of(names, name, name_hi) AS names FROM skills ORDER BY name`,
};

export const listBoardSkills = (tx: Transaction): Promise<BoardSkillRow[]> => tx.rows(SKILLS, []);
