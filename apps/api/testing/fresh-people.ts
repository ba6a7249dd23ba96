import { randomInt, randomUUID } from 'node:crypto';
import { DESKS, type Desk } from '@karigar/domain/console/desks';
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

/** One name for every fresh person of a role. */
const NAMES: Readonly<Record<Role, readonly [first: string, last: string]>> = {
  serviceman: ['Kavita', 'Pawar'],
  customer: ['Anjali', 'Kulkarni'],
  operator: ['Nandini', 'Rao'],
  guest: ['', ''],
};

/** With Suresh's password, and documents not yet uploaded. */
const INSERT = `
  WITH account AS (
    INSERT INTO accounts (phone, email, password_hash, created_at, phone_verified_at, email_verified_at)
    SELECT $1, $2, password_hash, $4, $4, $4 FROM accounts WHERE id = $5 RETURNING id
  ), membership AS (
    INSERT INTO memberships (account_id, role, verified_at) SELECT id, $3, $4 FROM account
  ), profile AS (
    INSERT INTO profiles (account_id, first_name, last_name) SELECT id, $6, $7 FROM account
  ), documents AS (
    INSERT INTO kyc_documents (account_id, type)
    SELECT id, type FROM account, unnest(ARRAY['aadhaar', 'pan', 'driving-licence']) AS type
    WHERE $3 = 'serviceman'
  )
  SELECT id::float8 AS id FROM account`;

/** With every desk except audit, which is held alone; without phone, email and password of the public sign-in. */
const INSERT_OPERATOR = `
  WITH account AS (INSERT INTO accounts (created_at) VALUES ($2) RETURNING id),
  membership AS (INSERT INTO memberships (account_id, role) SELECT id, 'operator' FROM account),
  profile AS (INSERT INTO profiles (account_id, first_name, last_name) SELECT id, $4, $5 FROM account),
  operator AS (
    INSERT INTO operators (account_id, email, created_at) SELECT id, $1, $2 FROM account RETURNING account_id
  ), desks AS (
    INSERT INTO operator_desks (account_id, desk, given_at)
    SELECT account_id, desk, $2 FROM operator, unnest($3::text[]) AS desk
  )
  SELECT id::float8 AS id FROM account`;

export const ALL_BUT_AUDIT = DESKS.filter((desk) => desk !== 'audit');

/** An operator with these desks. */
export const createOperatorPerson = async (
  look: Look,
  now: Instant,
  desks: readonly Desk[] = ALL_BUT_AUDIT,
): Promise<FreshPerson> => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const values = [email, new Date(now), desks, ...NAMES.operator];
  const [made] = await look<{ id: number }>(INSERT_OPERATOR, values);
  if (!made) throw new Error('no operator was created');
  return { id: made.id, role: 'operator', phone, email };
};

/** A new person without any rows of the demo world, so that counts start at zero. */
export const createPerson = async (look: Look, role: Role, now: Instant): Promise<FreshPerson> => {
  if (role === 'operator') return createOperatorPerson(look, now);
  const [phone, email] = [freshPhone(), freshEmail()];
  const [made] = await look<{ id: number }>(INSERT, [
    phone,
    email,
    role,
    new Date(now),
    people.suresh.id,
    ...NAMES[role],
  ]);
  if (!made) throw new Error('no person was created');
  return { id: made.id, role, phone, email };
};

/** A PAN of this account only: a number belongs to one account. */
export const panNumberOf = (accountId: number): string => {
  const letter = (place: number): string =>
    String.fromCodePoint(65 + (Math.floor(accountId / 10_000 / 26 ** place) % 26));
  return `${letter(3)}${letter(2)}${letter(1)}P${letter(0)}${String(accountId % 10_000).padStart(4, '0')}F`;
};
