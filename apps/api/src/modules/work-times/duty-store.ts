import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Place } from '@karigar/domain/bookings/place';
import type { Names } from '@karigar/domain/names';
import type { WorkingHours } from '@karigar/domain/work-times/working-hours';
import type { Statement, Transaction } from '#platform/db';

type WorkRow = Place & {
  readonly on_duty: boolean;
  readonly reach_km: number;
  /** Null where the server knows no area at all. */
  readonly area_id: number | null;
  readonly area_names: Names | null;
};

/** A serviceman starts from the centre of an area, so the nearest area is the serviceman's own. */
const WORK: Statement = {
  name: 'read-own-work',
  text: `SELECT w.latitude, w.longitude, w.on_duty, w.reach_km, a.id AS area_id, a.names AS area_names
    FROM serviceman_work w LEFT JOIN LATERAL (
      SELECT id, names_of(names, name, name_hi) AS names FROM areas
      ORDER BY point(areas.longitude, areas.latitude) <-> point(w.longitude, w.latitude) LIMIT 1
    ) AS a ON true
    WHERE w.account_id = $1`,
};

export const readOwnWork = async (tx: Transaction, accountId: number): Promise<WorkRow | null> =>
  (await tx.rows<WorkRow>(WORK, [accountId]))[0] ?? null;

const HOURS: Statement = {
  name: 'list-own-hours',
  text: `SELECT weekday, from_minute AS "fromMinute", to_minute AS "toMinute" FROM serviceman_hours
    WHERE account_id = $1 ORDER BY weekday, from_minute`,
};

export const listOwnHours = (tx: Transaction, accountId: number): Promise<WorkingHours[]> =>
  tx.rows(HOURS, [accountId]);

const DAYS_OFF: Statement = {
  name: 'list-own-days-off',
  text: `SELECT day::text AS day FROM serviceman_days_off WHERE account_id = $1 AND day >= $2 ORDER BY day`,
};

export const listOwnDaysOff = async (
  tx: Transaction,
  accountId: number,
  from: IndiaDay,
): Promise<IndiaDay[]> =>
  (await tx.rows<{ day: IndiaDay }>(DAYS_OFF, [accountId, from])).map(({ day }) => day);

const SWITCH: Statement = {
  name: 'switch-duty',
  text: 'UPDATE serviceman_work SET on_duty = $2, updated_at = $3 WHERE account_id = $1 RETURNING account_id',
};

/** False when the serviceman has not chosen an area yet. */
export const switchDuty = async (
  tx: Transaction,
  accountId: number,
  isOn: boolean,
  now: Date,
): Promise<boolean> => (await tx.rows(SWITCH, [accountId, isOn, now])).length === 1;

const AREA: Statement = {
  name: 'read-area-place',
  text: 'SELECT latitude, longitude FROM areas WHERE id = $1 AND is_served',
};

export const readAreaPlace = async (tx: Transaction, areaId: number): Promise<Place | null> =>
  (await tx.rows<Place>(AREA, [areaId]))[0] ?? null;

const SAVE_WORK: Statement = {
  name: 'save-own-work',
  text: `INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km, updated_at)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (account_id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude,
      reach_km = excluded.reach_km, updated_at = excluded.updated_at`,
};

export const saveWork = async (
  tx: Transaction,
  accountId: number,
  { latitude, longitude }: Place,
  reachKm: number,
  now: Date,
): Promise<void> => void (await tx.rows(SAVE_WORK, [accountId, latitude, longitude, reachKm, now]));

const DELETE_HOURS: Statement = {
  name: 'delete-own-hours',
  text: 'DELETE FROM serviceman_hours WHERE account_id = $1',
};

const ADD_HOURS: Statement = {
  name: 'add-own-hours',
  text: `INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT $1, weekday, from_minute, to_minute
    FROM unnest($2::smallint[], $3::smallint[], $4::smallint[]) AS span (weekday, from_minute, to_minute)`,
};

export const saveHours = async (
  tx: Transaction,
  accountId: number,
  spans: readonly WorkingHours[],
): Promise<void> => {
  await tx.rows(DELETE_HOURS, [accountId]);
  await tx.rows(ADD_HOURS, [
    accountId,
    spans.map(({ weekday }) => weekday),
    spans.map(({ fromMinute }) => fromMinute),
    spans.map(({ toMinute }) => toMinute),
  ]);
};

const DELETE_DAYS: Statement = {
  name: 'delete-own-days-off',
  text: 'DELETE FROM serviceman_days_off WHERE account_id = $1',
};

const ADD_DAYS: Statement = {
  name: 'add-own-days-off',
  text: 'INSERT INTO serviceman_days_off (account_id, day) SELECT $1, unnest($2::date[])',
};

export const saveDays = async (
  tx: Transaction,
  accountId: number,
  days: readonly IndiaDay[],
): Promise<void> => {
  await tx.rows(DELETE_DAYS, [accountId]);
  await tx.rows(ADD_DAYS, [accountId, days]);
};
