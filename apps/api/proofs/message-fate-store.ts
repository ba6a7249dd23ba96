import type { Look } from '#testing/fresh-people';
import type { FastClock } from './fast-clock.ts';

/** The queue runs by PostgreSQL's clock: what waits until a time of the faster clock waits as long as that takes. */
export const followClock = async (
  look: Look,
  { began, showed, speed }: FastClock,
): Promise<void> => {
  const [from, shown] = [began / 1000, showed / 1000];
  await look(`CREATE FUNCTION follow_clock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.run_at := to_timestamp(${from} + (extract(epoch FROM NEW.run_at) - ${shown}) / ${speed});
      RETURN NEW;
    END $$`);
  await look(`CREATE TRIGGER follow_clock BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW
    WHEN (NEW.run_at > now() + interval '20 hours') EXECUTE FUNCTION follow_clock()`);
};

/** A bug: whoever waits is forgotten. */
export const forgetWaiting = async (look: Look): Promise<void> => {
  await look(
    `CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  );
  await look(`CREATE TRIGGER forget BEFORE INSERT ON jobs FOR EACH ROW
    WHEN (NEW.task = 'send-message' AND NEW.run_at > now() + interval '20 hours') EXECUTE FUNCTION forget()`);
};

/** A bug: what was only handed over is taken for arrived. */
export const believeProviders = async (look: Look): Promise<void> => {
  await look(`CREATE FUNCTION believe() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.state := 'delivered'; RETURN NEW; END $$`);
  await look(`CREATE TRIGGER believe BEFORE UPDATE ON message_tries FOR EACH ROW
    WHEN (NEW.state IN ('sent', 'unknown')) EXECUTE FUNCTION believe()`);
};

export const endlessSessions = async (look: Look): Promise<void> =>
  void (await look(`UPDATE sessions SET idle_expires_at = 'infinity', expires_at = 'infinity'`));

export type Notified = {
  readonly account: number;
  readonly booking: number;
  readonly kind: string;
};

/** Notifications as the calls write them, in one statement. */
export const tell = (
  look: Look,
  all: readonly Notified[],
  now: Date,
): Promise<{ readonly id: number; readonly no: string; readonly kind: string }[]> =>
  look(
    `INSERT INTO notifications (account_id, booking_id, kind, details, created_at)
      SELECT t.account, t.booking, t.kind, jsonb_build_object('bookingNo', b.booking_no, 'name', 'Kavita',
        'at', floor(extract(epoch FROM $4::timestamptz) * 1000), 'by', floor(extract(epoch FROM $4::timestamptz) * 1000),
        'amount', 10000), $4
      FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS t (account, booking, kind) JOIN bookings b ON b.id = t.booking
      RETURNING id::float8 AS id, details->>'bookingNo' AS no, kind`,
    [
      all.map(({ account }) => account),
      all.map(({ booking }) => booking),
      all.map(({ kind }) => kind),
      now,
    ],
  );

export type Fate = {
  readonly no: string;
  readonly kind: string;
  readonly state: string;
  readonly why: string | null;
  readonly dueAt: number;
  readonly cost: number;
  readonly isUrgent: boolean;
};

export const readFates = (look: Look): Promise<Fate[]> =>
  look(`SELECT b.booking_no AS no, m.kind, m.state, m.why, floor(extract(epoch FROM m.due_at) * 1000)::float8 AS "dueAt",
      m.kind IN ('running-late', 'overdue', 'at-your-door') AS "isUrgent",
      (SELECT coalesce(sum(t.cost), 0)::float8 FROM message_tries t WHERE t.message_id = m.id) AS cost
    FROM messages m JOIN bookings b ON b.id = m.booking_id`);

export const countOpen = async (look: Look): Promise<number> =>
  (
    await look<{ count: number }>(
      `SELECT (SELECT count(*) FROM messages WHERE state = 'open')::int
        + (SELECT count(*) FROM outbox WHERE task = 'ring')::int
        + (SELECT count(*) FROM jobs WHERE task = 'ring')::int AS count`,
    )
  )[0]?.count ?? 0;
