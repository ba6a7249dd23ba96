import type { Client } from './describe.ts';
import { firstQuery, parseNodeTree, type TreeNode } from './node-tree.ts';

const FUNCTIONS = `SELECT p.oid, pg_get_function_identity_arguments(p.oid) AS arguments, p.prosrc AS source
  FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
  WHERE l.lanname = 'plpgsql' AND p.pronamespace = 'public'::regnamespace AND p.prorettype <> 'trigger'::regtype`;

/** A body that is one RETURN: of a query, or of an expression. */
const ONE_RETURN =
  /^\s*(?:#variable_conflict \w+\s+)?BEGIN\s+RETURN\s+(QUERY\s+)?([^;]+);\s*END;?\s*$/i;

/** The queries of plpgsql functions that only return one; PostgreSQL analyses them in a temporary SQL function. */
export async function readPlpgsqlBodies(
  client: Client,
): Promise<readonly (readonly [number, TreeNode | undefined])[]> {
  const { rows } = await client.query<{ oid: number; arguments: string; source: string }>(
    FUNCTIONS,
  );
  const bodies: [number, TreeNode | undefined][] = [];
  for (const { oid, arguments: list, source } of rows) {
    const [, isQuery, returned = ''] = ONE_RETURN.exec(source) ?? [];
    if (returned === '') continue;
    const query = isQuery === undefined ? `SELECT ${returned}` : returned;
    await client.query(
      `CREATE FUNCTION pg_temp.body(${list}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${query}; END`,
    );
    const { rows: analysed } = await client.query<{ body: string }>(
      `SELECT prosqlbody::text AS body FROM pg_proc WHERE pronamespace = pg_my_temp_schema()`,
    );
    await client.query('DROP FUNCTION pg_temp.body');
    bodies.push([oid, firstQuery(parseNodeTree(analysed[0]?.body ?? '<>'))]);
  }
  return bodies;
}
