import type { Client } from 'pg';
import { withClient } from '#db/connect';
import { people } from '#testing/people';
import type { TestDatabase } from '#testing/template-db';
import { FORBIDDEN_WRITES, type ForbiddenWrite } from './forbidden-writes.ts';

const NO_RIGHT = '42501';

/** As the call would: in its own transaction, which is rolled back. Returns the rows changed, or the refusal. */
const attempt = async (
  client: Client,
  { by: person, sql }: ForbiddenWrite,
  facts: Readonly<Record<string, string>>,
): Promise<number | 'refused'> => {
  const { id, role } = people[person];
  await client.query('BEGIN');
  try {
    const settings = { account: String(id), role, ...facts };
    for (const [name, value] of Object.entries(settings))
      await client.query(`SELECT set_config($1, $2, true)`, [`karigar.${name}`, value]);
    return (await client.query(sql)).rowCount ?? 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_RIGHT) return 'refused';
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
};

export type Outcome = { readonly name: string; readonly changed: number | 'refused' };

/** Every forbidden write as this role of the database. */
export const tryForbiddenWrites = (
  database: TestDatabase,
  role: 'app' | 'admin',
  facts: Readonly<Record<string, string>>,
): Promise<Outcome[]> =>
  withClient(database.url(role), async (client) => {
    const outcomes: Outcome[] = [];
    for (const write of FORBIDDEN_WRITES) {
      try {
        outcomes.push({ name: write.name, changed: await attempt(client, write, facts) });
      } catch (error) {
        throw new Error(`${write.name} is no valid write`, { cause: error });
      }
    }
    return outcomes;
  });
