import type { Client } from 'pg';
import { identifier, withClient } from './connect.ts';
import { databaseRoles, inDatabase } from './roles.ts';

export type Preparation = {
  /** A superuser's address, in the database where such work is coordinated (usually `postgres`). */
  readonly adminUrl: string;
  readonly database: string;
};

const ROLES = Object.values(databaseRoles);

/** Makes the roles and the database where they are missing. Running it again changes nothing. */
export const prepareDatabase = async ({ adminUrl, database }: Preparation): Promise<void> => {
  await withClient(adminUrl, async (admin) => {
    // Roles belong to the whole cluster, so parallel runs meet here; closing frees the lock.
    await admin.query(`SELECT pg_advisory_lock(hashtextextended('karigar prepare', 0))`);
    await createRoles(admin);
    await createDatabase(admin, database);
    await limitConnections(admin, database);
    // Inside the lock too: two at once would change the same row of the catalogue.
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

/** Only our roles come in. A copy of a database does not inherit this, so it is its own step. */
export const limitConnections = async (admin: Client, database: string): Promise<void> => {
  const name = identifier(database);
  await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await admin.query(`GRANT CONNECT ON DATABASE ${name} TO ${ROLES.join(', ')}`);
  await admin.query(`GRANT CREATE ON DATABASE ${name} TO ${databaseRoles.jobs}`);
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
    // The owner's rights on schema public come by inheritance, from pg_database_owner.
    const inherits = role === databaseRoles.owner ? 'INHERIT' : 'NOINHERIT';
    await admin.query(
      `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS ${inherits}`,
    );
  }
};

const createDatabase = async (admin: Client, database: string): Promise<void> => {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount !== 0) return;
  // From template0, so that nothing a machine's administrator put into template1 comes along.
  await admin.query(
    `CREATE DATABASE ${identifier(database)} OWNER ${databaseRoles.owner} TEMPLATE template0 ENCODING 'UTF8'`,
  );
};
