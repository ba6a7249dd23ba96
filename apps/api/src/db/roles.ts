/** Who talks to the database. No role can step over row level security; only `owner` changes tables. */
export const databaseRoles = {
  /** Owns everything and runs migrations. */
  owner: 'karigar_owner',
  /** Answers calls, under row level security. */
  app: 'karigar_app',
  /** Relay, worker, dispatch and the look-ups of a login. */
  system: 'karigar_system',
  /** The console. */
  ops: 'karigar_ops',
  /** Owns the schema of the job queue. */
  jobs: 'karigar_jobs',
} as const;

export type DatabaseRole = keyof typeof databaseRoles;

/**
 * The same server as another role, and in another database when one is named. The password stays
 * behind: it is the first role's own.
 */
export const urlFor = (baseUrl: string, role: DatabaseRole, database?: string): string => {
  const url = new URL(inDatabase(baseUrl, database));
  url.username = databaseRoles[role];
  url.password = '';
  return url.href;
};

/** The same role in another database of the server. */
export const inDatabase = (baseUrl: string, database?: string): string => {
  const url = new URL(baseUrl);
  if (database !== undefined) url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
};
