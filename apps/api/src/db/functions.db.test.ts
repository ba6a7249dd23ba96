import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { withClient } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Routine = { readonly name: string; readonly probe: string; readonly may_inline: boolean };

/** SQL functions that a server role may call, each with a query whose plan shows whether it is called. */
const SQL_FUNCTIONS = `
  SELECT p.proname AS name, NOT p.prosecdef AND p.proconfig IS NULL AS may_inline,
    format(CASE WHEN p.proretset THEN 'SELECT called.* FROM generate_series(1, 2) AS n, LATERAL %I(%s) AS called'
      ELSE 'SELECT %I(%s) FROM generate_series(1, 2) AS n' END, p.proname,
      (SELECT string_agg(format('(n::text)::%s', format_type(type, NULL)), ', ' ORDER BY nth)
        FROM unnest(p.proargtypes) WITH ORDINALITY AS given (type, nth))) AS probe
  FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
  WHERE p.pronamespace = 'public'::regnamespace AND l.lanname = 'sql' AND p.prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    AND (has_function_privilege('karigar_app', p.oid, 'EXECUTE')
      OR has_function_privilege('karigar_system', p.oid, 'EXECUTE'))
  ORDER BY name`;

/** Functions whose body PostgreSQL would plan in every call. */
const plannedEachTime = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<Routine>(SQL_FUNCTIONS);
  const found: string[] = [];
  for (const { name, probe, may_inline: mayInline } of rows) {
    const plan = await client.query<Record<string, string>>(`EXPLAIN (VERBOSE) ${probe}`);
    const isCalled = plan.rows.some((row) => row['QUERY PLAN']?.includes(`${name}(`));
    if (!mayInline || isCalled) found.push(name);
  }
  return found;
};

it('no function that a call uses is planned in every call', async () => {
  await withClient(database.url('admin'), async (client) => {
    expect((await client.query(SQL_FUNCTIONS)).rowCount).toBeGreaterThan(5);
    expect(await plannedEachTime(client)).toEqual([]);
  });
});

it('an SQL function with the rights of its owner, a setting or a subquery is reported', async () => {
  await withClient(database.url('admin'), async (client) => {
    await client.query(`
      CREATE FUNCTION as_owner() RETURNS bigint LANGUAGE sql SECURITY DEFINER RETURN me();
      CREATE FUNCTION by_setting() RETURNS bigint LANGUAGE sql STABLE SET search_path = public RETURN me();
      CREATE FUNCTION of_table(of_booking bigint) RETURNS bigint LANGUAGE sql STABLE
        RETURN (SELECT total FROM bookings WHERE id = of_booking);
      CREATE FUNCTION rows_as_owner() RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER
        BEGIN ATOMIC SELECT id FROM bookings; END;
      CREATE FUNCTION put_in(of_booking bigint) RETURNS bigint LANGUAGE sql RETURN of_booking + 1;`);
    expect(await plannedEachTime(client)).toEqual([
      'as_owner',
      'by_setting',
      'of_table',
      'rows_as_owner',
    ]);
  });
});
