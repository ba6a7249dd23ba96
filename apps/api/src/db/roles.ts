/** Database roles. No role bypasses row level security; only `owner` alters tables. */
export const databaseRoles = {
  /** Owns everything and runs migrations. */
  owner: 'karigar_owner',
  /** Handles calls, under row level security. */
  app: 'karigar_app',
  /** Relay, worker, dispatch and sign-in lookups. */
  system: 'karigar_system',
  /** A system's call that belongs to one account: `system` takes this role for the transaction. */
  bound: 'karigar_bound',
  /** The console. */
  ops: 'karigar_ops',
} as const;

export type DatabaseRole = keyof typeof databaseRoles;

/** The roles that the server logs in with. */
export const servingRoles = ['app', 'system'] as const;
export type ServingRole = (typeof servingRoles)[number];

/**
 * Settings of the serving roles. They belong to the role, not to the connection: a pooler drops what a client asks for
 * when it connects.
 *
 * One generic plan for all values, also for foreign key checks: by default PostgreSQL plans again for each booking to
 * prune partitions, which takes longer than the statement. Every statement is by key, so sequential scans and JIT are off.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
};

/** Statements that give a role its settings. */
export const settingsOf = (role: ServingRole): string =>
  Object.entries(sessionSettings)
    .map(([name, value]) => `ALTER ROLE ${databaseRoles[role]} SET ${name} = '${value}'`)
    .join(';');

/**
 * URL of the same server for another role, and optionally another database. Drops the password,
 * which belongs to the first role.
 */
export const urlFor = (baseUrl: string, role: DatabaseRole, database?: string): string => {
  const url = new URL(inDatabase(baseUrl, database));
  url.username = databaseRoles[role];
  url.password = '';
  return url.href;
};

/** URL of the same role in another database of the server. */
export const inDatabase = (baseUrl: string, database?: string): string => {
  const url = new URL(baseUrl);
  if (database !== undefined) url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
};
