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
