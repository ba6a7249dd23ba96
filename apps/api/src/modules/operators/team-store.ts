import type { Desk } from '@karigar/domain/console/desks';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

const READ_DESK: Statement = {
  name: 'read-own-desk',
  text: `SELECT o.email, p.first_name AS "firstName", p.last_name AS "lastName", o.city_id AS "cityId",
      EXISTS (SELECT FROM passkeys k WHERE k.account_id = o.account_id) AS "hasPasskey"
    FROM operators o JOIN profiles p ON p.account_id = o.account_id
    WHERE o.account_id = $1`,
};

export type OwnDesk = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cityId: number | null;
  readonly hasPasskey: boolean;
};

export const readOwnDesk = async (tx: Transaction, accountId: number): Promise<OwnDesk> => {
  const [row] = await tx.rows<OwnDesk>(READ_DESK, [accountId]);
  if (!row) throw new Error(`no operator ${accountId}`);
  return row;
};

const CITIES: Statement = {
  name: 'list-cities',
  text: `SELECT id, names_of(names, name, name_hi) AS names FROM cities ORDER BY name`,
};

export const listCities = (
  tx: Transaction,
): Promise<{ readonly id: number; readonly names: Names }[]> => tx.rows(CITIES, []);

const IS_CITY: Statement = { name: 'is-city', text: `SELECT FROM cities WHERE id = $1` };

export const isCity = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.rows(IS_CITY, [id])).length === 1;

const OPERATORS: Statement = {
  name: 'list-operators',
  text: `SELECT o.account_id AS "accountId", o.email, trim(p.first_name || ' ' || p.last_name) AS name,
      o.city_id AS "cityId", o.closed_at AS "closedAt", o.totp_step > 0 AS "hasAuthenticator",
      EXISTS (SELECT FROM passkeys k WHERE k.account_id = o.account_id) AS "hasPasskey",
      ARRAY(SELECT d.desk FROM operator_desks d WHERE d.account_id = o.account_id AND d.taken_at IS NULL) AS desks,
      (SELECT max(s.last_used_at) FROM sessions s WHERE s.account_id = o.account_id) AS "lastSeenAt"
    FROM operators o JOIN profiles p ON p.account_id = o.account_id
    WHERE $1::bigint = 0 OR o.account_id < $1 ORDER BY o.account_id DESC LIMIT $2`,
};

export type ListedOperator = {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  readonly cityId: number | null;
  readonly closedAt: Date | null;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
  readonly desks: readonly Desk[];
  readonly lastSeenAt: Date | null;
};

export const listOperatorRows = (
  tx: Transaction,
  after: number,
  most: number,
): Promise<ListedOperator[]> => tx.rows(OPERATORS, [after, most]);

const MOST_INVITES = 100;

const INVITES: Statement = {
  name: 'list-open-invites',
  text: `SELECT i.id, i.email, i.name, i.desks, i.city_id AS "cityId", i.code_hash IS NOT NULL AS "isSent",
      i.expires_at AS "expiresAt",
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = i.invited_by), '')
        AS "invitedBy"
    FROM operator_invites i
    WHERE i.expires_at > $1 AND i.used_at IS NULL AND i.withdrawn_at IS NULL
    ORDER BY i.expires_at DESC, i.id DESC LIMIT ${MOST_INVITES}`,
};

export type ListedInvite = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly desks: readonly Desk[];
  readonly cityId: number | null;
  readonly isSent: boolean;
  readonly expiresAt: Date;
  readonly invitedBy: string;
};

/** Each is open for a day, so there are few. */
export const listOpenInvites = (tx: Transaction, now: Date): Promise<ListedInvite[]> =>
  tx.rows(INVITES, [now]);

const LOCK_ADMINS: Statement = {
  name: 'lock-admins',
  text: `SELECT o.account_id FROM operators o JOIN operator_desks d ON d.account_id = o.account_id
    WHERE d.desk = 'admin' AND d.taken_at IS NULL ORDER BY o.account_id FOR NO KEY UPDATE OF o`,
};

const ADMINS: Statement = {
  name: 'list-admins',
  text: `SELECT o.account_id AS id FROM operators o JOIN operator_desks d ON d.account_id = o.account_id
    JOIN accounts a ON a.id = o.account_id
    WHERE d.desk = 'admin' AND d.taken_at IS NULL AND o.closed_at IS NULL AND a.blocked_at IS NULL`,
};

/** Two admins who take from each other wait here: the second reads what the first left. */
export const isLastAdmin = async (tx: Transaction, accountId: number): Promise<boolean> => {
  await tx.rows(LOCK_ADMINS, []);
  const admins = await tx.rows<{ id: number }>(ADMINS, []);
  return admins.some(({ id }) => id === accountId) && admins.every(({ id }) => id === accountId);
};

/** A colleague as an admin sees one: nothing of how they log in. */
export type Colleague = {
  readonly accountId: number;
  readonly email: string;
  readonly cityId: number | null;
  readonly isClosed: boolean;
  readonly desks: readonly Desk[];
};

const COLLEAGUE = `SELECT o.account_id AS "accountId", o.email, o.city_id AS "cityId", o.closed_at IS NOT NULL AS "isClosed",
    ARRAY(SELECT d.desk FROM operator_desks d WHERE d.account_id = o.account_id AND d.taken_at IS NULL) AS desks
  FROM operators o`;
const FIND_COLLEAGUE: Statement = {
  name: 'find-colleague',
  text: `${COLLEAGUE} WHERE o.email = $1`,
};
const LOCK_COLLEAGUE: Statement = {
  name: 'lock-colleague',
  text: `${COLLEAGUE} WHERE o.account_id = $1 FOR UPDATE OF o`,
};

export const findColleague = async (tx: Transaction, email: string): Promise<Colleague | null> =>
  (await tx.rows<Colleague>(FIND_COLLEAGUE, [email]))[0] ?? null;

export const lockColleague = async (
  tx: Transaction,
  accountId: number,
): Promise<Colleague | null> => (await tx.rows<Colleague>(LOCK_COLLEAGUE, [accountId]))[0] ?? null;
