import { inDatabase, urlFor } from './roles.ts';

type Settings = Readonly<Record<string, string | undefined>>;

export type CommandUrls = {
  /** A superuser's. */
  readonly admin: string;
  readonly owner: string;
  readonly database: string;
};

const THIS_MACHINE = 'postgres://postgres@127.0.0.1:5432/postgres';
const DEVELOPMENT_DATABASE = 'karigar_dev';

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * Where `prepare`, `migrate`, `catalogue` and `reset` connect: as the options say, else as the settings DATABASE_ADMIN_URL
 * and DATABASE_OWNER_URL do, which may have passwords.
 */
export const commandUrls = (
  settings: Settings,
  options: { readonly adminUrl?: string | undefined; readonly database?: string | undefined },
): CommandUrls => {
  const admin = options.adminUrl ?? settings['DATABASE_ADMIN_URL'] ?? THIS_MACHINE;
  const own = options.adminUrl === undefined ? settings['DATABASE_OWNER_URL'] : undefined;
  if (own === undefined) {
    const database = options.database ?? DEVELOPMENT_DATABASE;
    return { admin, owner: urlFor(admin, 'owner', database), database };
  }
  const database = options.database ?? databaseOf(own);
  return { admin, owner: inDatabase(own, database), database };
};
