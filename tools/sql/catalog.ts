import type { Client } from './describe.ts';
import { firstQuery, parseNodeTree, type TreeNode } from './node-tree.ts';
import { readPlpgsqlBodies } from './plpgsql-bodies.ts';

export interface PgType {
  name: string;
  kind: string;
  /** The type of the elements, of an array only. */
  element: number | null;
  base: number | null;
  isNotNull: boolean;
}

/** What the database knows of its tables, types, functions and operators. */
export interface Catalog {
  isNotNull(table: number, column: number): boolean;
  /** The values that a check constraint allows. */
  allowed(table: number, column: number): ReadonlySet<string> | undefined;
  allows(table: number, column: number, text: string): boolean;
  type(oid: number): PgType;
  /** The name of a domain over another type. */
  domain(oid: number): string | undefined;
  function(oid: number): string;
  operator(oid: number): string;
  /** The query of a function that is written in SQL, or that only returns one. */
  body(oid: number): TreeNode | undefined;
}

const COLUMNS = `SELECT a.attrelid AS "table", a.attnum AS "column",
    a.attnotnull OR t.typnotnull AS is_not_null
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attnum > 0 AND NOT a.attisdropped AND (a.attnotnull OR t.typnotnull)`;
const CHECKS = `SELECT conrelid AS "table", conkey[1] AS "column", pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'c' AND cardinality(conkey) = 1`;
const TYPES = `SELECT oid, typname AS name, typtype AS kind, nullif(typbasetype, 0) AS base, typnotnull AS "isNotNull",
    CASE WHEN typcategory = 'A' THEN typelem END AS element FROM pg_type`;
// Functions of the schema keep its name, so that none passes for one of PostgreSQL's own.
const FUNCTIONS = `SELECT p.oid, CASE WHEN n.nspname = 'pg_catalog' THEN '' ELSE n.nspname || '.' END || p.proname AS name
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace`;
const BODIES = `SELECT oid, prosqlbody::text AS body FROM pg_proc WHERE prosqlbody IS NOT NULL AND oid > 16383`;
const OPERATORS = 'SELECT oid, oprname AS name FROM pg_operator';

const ONE_OF = /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(\(?ARRAY\[(.*)\]\)?(?:::text\[\])?\)\)\)$/;
const ITEM = /'((?:[^']|'')*)'/g;

const keyOf = (table: number, column: number) => `${table}.${column}`;

export async function readCatalog(client: Client): Promise<Catalog> {
  const { rows: columns } = await client.query<{ table: number; column: number }>(COLUMNS);
  const { rows: checks } = await client.query<{
    table: number;
    column: number;
    definition: string;
  }>(CHECKS);
  const { rows: types } = await client.query<PgType & { oid: number }>(TYPES);
  const { rows: functions } = await client.query<{ oid: number; name: string }>(FUNCTIONS);
  const { rows: bodies } = await client.query<{ oid: number; body: string }>(BODIES);
  const { rows: operators } = await client.query<{ oid: number; name: string }>(OPERATORS);

  const notNull = new Set(columns.map(({ table, column }) => keyOf(table, column)));
  const allowed = new Map<string, ReadonlySet<string>>();
  for (const { table, column, definition } of checks) {
    const list = ONE_OF.exec(definition)?.[1];
    if (list === undefined) continue;
    const values = [...list.matchAll(ITEM)].map(([, value = '']) => value.replaceAll("''", "'"));
    allowed.set(keyOf(table, column), new Set(values));
  }
  const typeOf = new Map(types.map((type) => [type.oid, type]));
  const functionOf = new Map(functions.map(({ oid, name }) => [oid, name]));
  const bodyOf = new Map([
    ...bodies.map(({ oid, body }) => [oid, firstQuery(parseNodeTree(body))] as const),
    ...(await readPlpgsqlBodies(client)),
  ]);
  const operatorOf = new Map(operators.map(({ oid, name }) => [oid, name]));
  const type = (oid: number): PgType => {
    const found = typeOf.get(oid);
    if (found === undefined) throw new Error(`PostgreSQL has no type ${oid}`);
    return found.base === null ? found : type(found.base);
  };
  return {
    isNotNull: (table, column) => column < 0 || notNull.has(keyOf(table, column)),
    allowed: (table, column) => allowed.get(keyOf(table, column)),
    allows: (table, column, text) => allowed.get(keyOf(table, column))?.has(text) ?? true,
    type,
    domain: (oid) => (typeOf.get(oid)?.kind === 'd' ? typeOf.get(oid)?.name : undefined),
    function: (oid) => functionOf.get(oid) ?? `function ${oid}`,
    operator: (oid) => operatorOf.get(oid) ?? `operator ${oid}`,
    body: (oid) => bodyOf.get(oid),
  };
}
