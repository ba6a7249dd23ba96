import { databaseRoles } from '#db/roles';
import type { Speaker } from '#platform/db';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';
import { OWNED_WHEN_BOUND } from './visible-rows.ts';

/** Hashes of recipients, networks and captchas: they name no account. */
const OF_NOBODY = new Set(['captcha_uses', 'new_customer_orders', 'otp_codes', 'otp_sends']);
/** Of the company, the same for everyone. */
export const OF_THE_COMPANY = new Set(
  ['add_ons', 'areas', 'categories', 'cities', 'ledger_rates'].concat([
    'service_ratings',
    'services',
    'skills',
  ]),
);

type Reach = { readonly name: string; readonly column: string | null; readonly deletes: boolean };

/** Every table that the role reaches, with a column that it may change. */
export const reach = (app: TestApp, role: 'bound' | 'ops'): Promise<Reach[]> =>
  app.look<Reach>(
    `SELECT c.relname AS name, has_table_privilege($1, c.oid, 'DELETE') AS deletes,
        (SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND a.attidentity = ''
          AND has_column_privilege($1, c.oid, a.attnum, 'UPDATE') ORDER BY a.attnum LIMIT 1) AS column
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND has_any_column_privilege($1, c.oid, 'SELECT') ORDER BY 1`,
    [databaseRoles[role]],
  );

const UNDONE = new Error('undone');
/** No right, or a constraint: the statement as a whole changed nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(42501|23\d{3})$/.test(String(error.code));

/** Rows of others that a statement without WHERE reaches in a bound transaction; rolled back. */
const othersReached = async (
  app: TestApp,
  speaker: Speaker,
  name: string,
  text: string,
): Promise<number> => {
  let others = 0;
  try {
    await app.context.databases.system.transaction(
      { ...speaker, bound: { sessionId: null } },
      async (tx) => {
        const rows = await tx.rows<{ is_own: boolean | null }>({ name, text }, [speaker.accountId]);
        others = rows.filter((row) => row.is_own !== true).length;
        throw UNDONE;
      },
    );
  } catch (error) {
    if (error !== UNDONE && !isRefused(error)) throw error;
  }
  return others;
};

/** As a handler that forgot its WHERE: reads, changes and deletes all rows of every table that the role reaches. */
export const forgottenWhere = async (app: TestApp) => {
  const faults: string[] = [];
  let statements = 0;
  for (const { name, column, deletes } of await reach(app, 'bound')) {
    if (OF_NOBODY.has(name) || OF_THE_COMPANY.has(name)) continue;
    const own = OWNED_WHEN_BOUND[name];
    if (own === undefined) {
      faults.push(`${name}: no owner is listed for it`);
      continue;
    }
    const is = `(${own}) AS is_own`;
    const texts = [
      `SELECT ${is} FROM ${name} t`,
      ...(column === null ? [] : [`UPDATE ${name} t SET ${column} = t.${column} RETURNING ${is}`]),
      ...(deletes ? [`DELETE FROM ${name} t RETURNING ${is}`] : []),
    ];
    for (const { id: accountId, role } of [people.suresh, people.asha]) {
      for (const text of texts) {
        for (const as of [role, 'person'] as const) {
          statements += 1;
          const others = await othersReached(
            app,
            { accountId, role: as },
            `${as} ${name} ${text.slice(0, 6)}`,
            text,
          );
          if (others > 0) faults.push(`${text.slice(0, 40)}: ${others} rows of others, ${role}`);
        }
      }
    }
  }
  return { statements, faults };
};
