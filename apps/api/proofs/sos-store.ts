import type { Look } from '#testing/fresh-people';

/** A bug: every third alarm adds no job. */
export const forgetEveryThird = async (look: Look): Promise<void> => {
  await look(
    `CREATE FUNCTION forget_third() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  );
  await look(`CREATE TRIGGER forget_third BEFORE INSERT ON outbox FOR EACH ROW
    WHEN (NEW.task = 'ring-alarm' AND (NEW.payload->>'alarmId')::bigint % 3 = 0) EXECUTE FUNCTION forget_third()`);
};

export type AlarmFact = {
  readonly id: number;
  readonly no: string;
  /** Rows of messages: each allows one SMS. */
  readonly rows: number;
  /** Rounds that began after the alarm had ended. */
  readonly afterEnd: number;
};

export const readAlarmFacts = (look: Look): Promise<AlarmFact[]> =>
  look(`SELECT m.id::float8 AS id, b.booking_no AS no,
      (SELECT count(*)::int FROM alarm_messages t WHERE t.alarm_id = m.id) AS rows,
      (SELECT count(*)::int FROM alarm_messages t WHERE t.alarm_id = m.id AND t.began_at > m.ended_at) AS "afterEnd"
    FROM alarms m JOIN bookings b ON b.id = m.booking_id`);
