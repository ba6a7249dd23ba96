import { withClient } from '#db/connect';
import type { Look } from '#testing/fresh-people';

const countOf = async (look: Look, sql: string, values: unknown[]): Promise<number> =>
  (await look<{ count: number }>(sql, values))[0]?.count ?? 0;

/** Each effect as rows that a second effect would double; every subject is new in its round. */
const COUNTS = {
  events: `SELECT count(*)::int AS count FROM booking_events WHERE booking_id = $1 AND refusal IS NULL`,
  addOns: `SELECT count(*)::int AS count FROM booking_add_ons WHERE booking_id = $1`,
  payments: `SELECT count(*)::int AS count FROM payments WHERE booking_id = $1`,
  messages: `SELECT count(*)::int AS count FROM chat_messages WHERE booking_id = $1`,
  accounts: `SELECT count(*)::int AS count FROM accounts WHERE phone = $1`,
  sessions: `SELECT count(*)::int AS count FROM sessions WHERE account_id =
    (SELECT id FROM accounts WHERE phone = $1)`,
  ended: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND revoked_at IS NOT NULL`,
  guests: `SELECT count(*)::int AS count FROM sessions WHERE account_id IS NULL AND id > $1`,
  switched: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND role = 'customer'`,
  erased: `SELECT count(*)::int AS count FROM accounts WHERE id = $1 AND erased_at IS NOT NULL`,
  whole: `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1 AND second_proof IS NULL`,
  released: `SELECT count(*)::int AS count FROM recovery_cases WHERE account_id = $1`,
  read: `SELECT count(*)::int AS count FROM notifications WHERE account_id = $1 AND read_at IS NOT NULL`,
  profiles: `SELECT count(*)::int AS count FROM profiles WHERE account_id = $1 AND first_name = 'Renamed'`,
  bank: `SELECT count(*)::int AS count FROM bank_details WHERE account_id = $1`,
  sent: `SELECT count(*)::int AS count FROM otp_sends WHERE recipient_hash = $1`,
  verified: `SELECT count(*)::int AS count FROM otp_sends WHERE recipient_hash = $1
    AND verified_at IS NOT NULL`,
  reveals: `SELECT count(*)::int AS count FROM audit WHERE call = 'reveal-sealed' AND account_id = $1
    AND outcome = 'ok'`,
  documents: `SELECT count(*)::int AS count FROM kyc_documents WHERE account_id = $1 AND image_key IS NOT NULL`,
} as const;

export type Effect = keyof typeof COUNTS;

export const countEffect = (look: Look, effect: Effect, subject: number | string) =>
  countOf(look, COUNTS[effect], [subject]);

export const countAudited = (
  look: Look,
  audited: { call: string; key: string; accountId: number | null },
): Promise<number> =>
  countOf(
    look,
    `SELECT count(*)::int AS count FROM audit WHERE call = $1 AND key = $2
       AND account_id IS NOT DISTINCT FROM $3 AND outcome = 'ok'`,
    [audited.call, audited.key, audited.accountId],
  );

export const countKeys = (look: Look, key: string): Promise<number> =>
  countOf(look, `SELECT count(*)::int AS count FROM idempotency_keys WHERE key = $1`, [key]);

export const readTries = async (look: Look, bookingId: number): Promise<number> =>
  countOf(look, `SELECT tries::int AS count FROM completion_codes WHERE booking_id = $1`, [
    bookingId,
  ]);

export const addStepUp = async (
  look: Look,
  sessionId: number,
  accountId: number,
  until: Date,
): Promise<void> =>
  void (await look(
    `INSERT INTO fresh_proofs (session_id, account_id, purpose, subject_hash, good_until)
       VALUES ($1, $2, 'step-up', '', $3)`,
    [sessionId, accountId, until],
  ));

export const addNotification = async (look: Look, accountId: number, now: Date): Promise<void> =>
  void (await look(
    `INSERT INTO notifications (account_id, kind, created_at) VALUES ($1, 'welcome', $2)`,
    [accountId, now],
  ));

export const addPendingAddOn = async (look: Look, bookingId: number): Promise<number> => {
  const [made] = await look<{ id: number }>(
    `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, proposed_at)
     SELECT $1, a.id, a.name, a.name_hi, a.price, 1, now() FROM add_ons a
     JOIN bookings b ON b.service_id = a.service_id WHERE b.id = $1 ORDER BY a.id LIMIT 1
     RETURNING id::float8 AS id`,
    [bookingId],
  );
  return made?.id ?? 0;
};

export const latestSession = (look: Look): Promise<number> =>
  countOf(look, `SELECT coalesce(max(id), 0)::float8 AS count FROM sessions`, []);

/** The job that would send the latest code. */
export const latestOtp = async (look: Look): Promise<unknown> => {
  const [task] = await look<{ payload: unknown }>(
    `SELECT payload FROM outbox WHERE task = 'send-otp' ORDER BY id DESC LIMIT 1`,
  );
  return task?.payload;
};

export const panOf = async (look: Look, accountId: number): Promise<number> => {
  const [found] = await look<{ id: number }>(
    `SELECT id::float8 AS id FROM kyc_documents WHERE account_id = $1 AND type = 'pan'`,
    [accountId],
  );
  return found?.id ?? 0;
};

/** Makes the database refuse chat messages in the middle of a call, until it is told otherwise. */
export const breakChat = async (look: Look): Promise<void> => {
  await look(`CREATE FUNCTION break_chat() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'broken on purpose'; END $$`);
  await look(`CREATE TRIGGER broken AFTER INSERT ON chat_messages
    FOR EACH ROW EXECUTE FUNCTION break_chat()`);
};

export const mendChat = async (look: Look): Promise<void> => {
  await look(`DROP TRIGGER broken ON chat_messages`);
  await look(`DROP FUNCTION break_chat()`);
};

/** Another transaction has taken the key and does not end before the work does. */
export const whileKeyIsTaken = <Result>(
  url: string,
  taken: { scope: string; key: string; call: string },
  work: () => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO idempotency_keys (scope, key, call, fingerprint) VALUES ($1, $2, $3, '')`,
      [taken.scope, taken.key, taken.call],
    );
    try {
      return await work();
    } finally {
      await client.query('ROLLBACK');
    }
  });
