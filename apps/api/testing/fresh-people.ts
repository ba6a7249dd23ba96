import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@karigar/domain/roles';
import type { Instant } from '@karigar/domain/dates/instant';
import { people } from './people.ts';

export type Look = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

export type FreshPerson = {
  readonly id: number;
  readonly role: Role;
  readonly phone: string;
  readonly email: string;
};

export const freshPhone = (): string => `7${randomInt(100_000_000, 999_999_999)}`;
export const freshEmail = (): string => `${randomUUID()}@example.in`;

/** With Suresh's password, and documents still to be uploaded. */
const INSERT = `
  WITH account AS (
    INSERT INTO accounts (phone, email, password_hash, phone_verified_at, email_verified_at)
    SELECT $1, $2, password_hash, $4, $4 FROM accounts WHERE id = $5 RETURNING id
  ), membership AS (
    INSERT INTO memberships (account_id, role, verified_at) SELECT id, $3, $4 FROM account
  ), profile AS (
    INSERT INTO profiles (account_id, first_name, last_name) SELECT id, 'Fresh', 'Person' FROM account
  ), documents AS (
    INSERT INTO kyc_documents (account_id, type)
    SELECT id, type FROM account, unnest(ARRAY['aadhaar', 'pan', 'driving-licence']) AS type
    WHERE $3 = 'serviceman'
  )
  SELECT id::float8 AS id FROM account`;

/** Somebody of whom the demo world knows nothing, so that whatever is counted is new. */
export const createPerson = async (look: Look, role: Role, now: Instant): Promise<FreshPerson> => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const [made] = await look<{ id: number }>(INSERT, [
    phone,
    email,
    role,
    new Date(now),
    people.suresh.id,
  ]);
  if (!made) throw new Error('nobody was made');
  return { id: made.id, role, phone, email };
};
