import type { Client } from 'pg';
import { identifier, withClient } from './connect.ts';
import { databaseRoles, inDatabase, servingRoles, settingsOf } from './roles.ts';

export type Preparation = {
  /** A superuser's URL, in the database that takes the advisory lock (usually `postgres`). */
  readonly adminUrl: string;
  readonly database: string;
};

const ROLES = Object.values(databaseRoles);

/** Creates missing roles and the database, and sets the roles. Running it again changes nothing. */
export const prepareDatabase = async ({ adminUrl, database }: Preparation): Promise<void> => {
  await withClient(adminUrl, async (admin) => {
    // Roles belong to the whole cluster, so parallel runs need one lock; closing releases it.
    await admin.query(`SELECT pg_advisory_lock(hashtextextended('karigar prepare', 0))`);
    await createRoles(admin);
    for (const role of servingRoles) await admin.query(settingsOf(role));
    await createDatabase(admin, database);
    await limitConnections(admin, database);
    // Also under the lock: two at once would update the same row of pg_namespace.
    await withClient(inDatabase(adminUrl, database), (inside) =>
      inside.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC'),
    );
  });
};

export const dropDatabase = async ({ adminUrl, database }: Preparation): Promise<void> => {
  await withClient(adminUrl, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${identifier(database)} WITH (FORCE)`);
  });
};

/** Only our roles may connect. A copied database does not inherit this, so it is a separate step. */
export const limitConnections = async (admin: Client, database: string): Promise<void> => {
  const name = identifier(database);
  await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await admin.query(`GRANT CONNECT ON DATABASE ${name} TO ${ROLES.join(', ')}`);
};

const createRoles = async (admin: Client): Promise<void> => {
  const { rows } = await admin.query<{ name: string; unbound: boolean }>(
    `SELECT rolname AS name, rolsuper OR rolbypassrls AS unbound
       FROM pg_roles WHERE rolname = ANY ($1)`,
    [ROLES],
  );
  const unbound = rows.filter((role) => role.unbound).map(({ name }) => name);
  if (unbound.length > 0) {
    throw new Error(`row level security would not bind ${unbound.join(', ')}: drop it or alter it`);
  }

  const existing = new Set(rows.map(({ name }) => name));
  for (const role of ROLES.filter((name) => !existing.has(name))) {
    // The owner inherits the rights on schema public from pg_database_owner.
    const inherits = role === databaseRoles.owner ? 'INHERIT' : 'NOINHERIT';
    await admin.query(
      `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS ${inherits}`,
    );
  }
  // For one transaction: a call of one account, and a call of an operator.
  await admin.query(
    `GRANT ${databaseRoles.bound}, ${databaseRoles.ops} TO ${databaseRoles.system}`,
  );
};

const createDatabase = async (admin: Client, database: string): Promise<void> => {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount !== 0) return;
  // template0 excludes local additions to template1.
  await admin.query(
    `CREATE DATABASE ${identifier(database)} OWNER ${databaseRoles.owner} TEMPLATE template0 ENCODING 'UTF8'`,
  );
};
