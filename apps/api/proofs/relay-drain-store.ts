import type { Look } from '#testing/fresh-people';

const numberOf = async (look: Look, sql: string): Promise<number> =>
  (await look<{ count: number }>(sql))[0]?.count ?? 0;

/** Records every job ever added for a task of the outbox: the queue deletes completed ones. */
export const watchJobs = async (look: Look): Promise<void> => {
  await look(`CREATE TABLE added_jobs (booking_id bigint NOT NULL)`);
  await look(`CREATE FUNCTION note_job() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO public.added_jobs VALUES ((NEW.payload->>'bookingId')::bigint);
      RETURN NULL;
    END $$`);
  await look(`CREATE TRIGGER note AFTER INSERT ON jobs
    FOR EACH ROW WHEN (NEW.payload ? 'bookingId') EXECUTE FUNCTION note_job()`);
};

/** Of every twenty rows: eighteen hints, a hint with a task, and a task alone. */
const FILL = `
  INSERT INTO outbox (account_id, kind, subject_id, version, task, payload)
  SELECT CASE WHEN row % 20 = 0 THEN NULL ELSE $3::bigint + row % $4 END,
    CASE WHEN row % 20 = 0 THEN NULL ELSE 'booking' END, row, 1,
    CASE WHEN row % 10 = 0 THEN 'send-completion-otp' END,
    CASE WHEN row % 10 = 0 THEN jsonb_build_object('bookingId', ($2::bigint[])[row / 10]) END
  FROM generate_series(1, $1::int) AS row`;

export const fillOutbox = async (
  look: Look,
  rows: number,
  bookingIds: readonly number[],
  accounts: { readonly first: number; readonly count: number },
): Promise<void> => void (await look(FILL, [rows, bookingIds, accounts.first, accounts.count]));

export const hintsByAccount = (look: Look): Promise<{ account: number; count: number }[]> =>
  look(`SELECT account_id::float8 AS account, count(*)::int AS count FROM outbox
    WHERE account_id IS NOT NULL GROUP BY 1`);

export const countOutbox = (look: Look): Promise<number> =>
  numberOf(look, `SELECT count(*)::int AS count FROM outbox`);

/** A message that was sent is looked at again after ten minutes: such a look is not waited for. */
export const countJobsLeft = (look: Look): Promise<number> =>
  numberOf(
    look,
    `SELECT count(*)::int AS count FROM jobs WHERE run_at < now() + interval '5 minutes'`,
  );

export const countDead = (look: Look): Promise<number> =>
  numberOf(look, `SELECT count(*)::int AS count FROM dead_letters`);

export const readSequences = (look: Look): Promise<{ account: number; latest: number }[]> =>
  look(`SELECT account_id::float8 AS account, latest::float8 AS latest FROM account_sequences`);

/**
 * For each booking, the number of jobs and of messages to its customer, and whether one may have been sent when the
 * worker was killed: it is recorded as in doubt and not sent again (decision 116).
 */
export const readTasks = (
  look: Look,
  bookingIds: readonly number[],
): Promise<{ jobs: number; messages: number; isInDoubt: boolean }[]> =>
  look(
    `SELECT (SELECT count(*)::int FROM added_jobs j WHERE j.booking_id = b.id) AS jobs,
       coalesce(m.count, 0)::int AS messages,
       EXISTS (SELECT FROM messages s JOIN message_tries t ON t.message_id = s.id
         WHERE s.booking_id = b.id AND t.state IN ('trying', 'unknown')) AS "isInDoubt"
     FROM bookings b
     LEFT JOIN (SELECT substring(body FROM 'KRG-[0-9]+') AS no, count(*) AS count
       FROM dev_inbox GROUP BY 1) m ON m.no = b.booking_no
     WHERE b.id = ANY ($1::bigint[])`,
    [bookingIds],
  );

export const indexJobs = async (look: Look): Promise<void> =>
  void (await look(`CREATE INDEX ON added_jobs (booking_id)`));

/** As if the last kill were a while ago: a dead worker's jobs are due again some seconds later. */
export const ageLeases = async (look: Look): Promise<void> =>
  void (await look(`UPDATE jobs SET run_at = now() WHERE worker IS NOT NULL`));
