import type { PasswordFailures } from '@karigar/domain/identity/password-tries';
import type { Statement, Transaction } from '#platform/db';

/** Hashes of email, network and device, for counting; none can be read back. */
export type LoginAttempt = {
  readonly email: string;
  readonly network: string;
  readonly device: string;
};

const LOCK: Statement = {
  name: 'lock-login-failures',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('login.' || $1, 0))`,
};

const COUNT: Statement = {
  name: 'count-login-failures',
  text: `SELECT count(*) FILTER (WHERE network_hash = $2) AS here, count(*) AS everywhere,
      CASE WHEN EXISTS (SELECT FROM accounts a JOIN known_devices k ON k.account_id = a.id AND k.device_hash = $4
        WHERE a.email = $5) THEN count(*) FILTER (WHERE device_hash = $4) END AS device
    FROM login_failures WHERE email_hash = $1 AND failed_at > $3`,
};

/** By the email itself a known device is found. Serialises tries for one email, so that each sees the one before. */
export const countFailures = async (
  tx: Transaction,
  { email, network, device }: LoginAttempt,
  address: string,
  since: Date,
): Promise<PasswordFailures> => {
  await tx.rows(LOCK, [email]);
  const values = [email, network, since, device, address];
  const [counted] = await tx.rows<PasswordFailures>(COUNT, values);
  if (!counted) throw new Error('counting gave no row');
  return counted;
};

const ADD: Statement = {
  name: 'add-login-failure',
  text: `WITH over AS (DELETE FROM login_failures WHERE email_hash = $1 AND failed_at <= $4)
    INSERT INTO login_failures (email_hash, network_hash, failed_at, device_hash) VALUES ($1, $2, $3, $5)
    RETURNING id`,
};

/** Counts a failure and deletes expired ones; returns its id. */
export const addFailure = async (
  tx: Transaction,
  { email, network, device }: LoginAttempt,
  now: Date,
  since: Date,
): Promise<number> => {
  const [added] = await tx.rows<{ id: number }>(ADD, [email, network, now, since, device]);
  if (!added) throw new Error('a try was not counted');
  return added.id;
};

const REMOVE: Statement = {
  name: 'remove-login-failure',
  text: `DELETE FROM login_failures WHERE id = $1`,
};

export const removeFailure = async (tx: Transaction, id: number): Promise<void> =>
  void (await tx.rows(REMOVE, [id]));

const REMOVE_ALL: Statement = {
  name: 'remove-login-failures',
  text: `DELETE FROM login_failures WHERE email_hash = $1`,
};

export const removeFailures = async (tx: Transaction, email: string): Promise<void> =>
  void (await tx.rows(REMOVE_ALL, [email]));
