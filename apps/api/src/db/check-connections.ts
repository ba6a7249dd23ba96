import type { Client } from 'pg';
import { withClient } from './connect.ts';
import {
  databaseRoles,
  servingRoles,
  sessionSettings,
  settingsOf,
  type ServingRole,
} from './roles.ts';

export type Addresses = {
  /** May lead through a pooler that shares connections by transaction. */
  readonly url: (role: ServingRole) => string;
  /** Of the worker, which listens on a connection of its own; null in a process without the worker. */
  readonly jobsUrl: string | null;
};

/** What the settings of a session are, as the server or a pooler in front of it opened it. */
const readSettings = async (client: Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    'SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name',
    [Object.keys(sessionSettings)],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
};

const otherSettings = async (client: Client) => {
  const found = await readSettings(client);
  return Object.entries(sessionSettings)
    .filter(([name, value]) => found.get(name) !== value)
    .map(([name, value]) => ({ name, value, found: found.get(name) }));
};

/**
 * Gives a role that was prepared by an earlier release its settings: a role may set itself, so an update needs no
 * superuser. They hold for connections that are opened afterwards.
 */
export const setOwnRoles = async (url: Addresses['url']): Promise<void> => {
  for (const role of servingRoles)
    await withClient(url(role), async (client) => {
      if ((await otherSettings(client)).length > 0) await client.query(settingsOf(role));
    });
};

const missingSettings = async (client: Client, role: ServingRole): Promise<string[]> =>
  (await otherSettings(client)).map(
    ({ name, value, found }) =>
      `${databaseRoles[role]} has ${name} = ${found} instead of ${value}: take away what sets it for the database, or close the connections that a pooler keeps`,
  );

/** A pooler gives a client a number of its own instead of its server process's. */
const isDirect = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const given = 'processID' in client ? client.processID : null;
  return rows[0]?.pid === given;
};

/** Why calls or the worker must not use these connections; empty when they may. */
export const connectionProblems = async ({ url, jobsUrl }: Addresses): Promise<string[]> => {
  const problems: string[] = [];
  for (const role of servingRoles)
    problems.push(...(await withClient(url(role), (client) => missingSettings(client, role))));
  if (jobsUrl !== null && !(await withClient(jobsUrl, isDirect)))
    problems.push(
      'DATABASE_JOBS_URL leads through a pooler: the worker needs a connection of its own to PostgreSQL',
    );
  return problems;
};
