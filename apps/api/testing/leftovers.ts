import type { Look } from './fresh-people.ts';

/** Every column that can hold text, in every schema and partition. */
const COLUMNS = `
  SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(a.attname) AS column,
    format_type(a.atttypid, NULL) = 'bytea' AS bytes
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
    AND a.attnum > 0 AND NOT a.attisdropped
    AND format_type(a.atttypid, NULL) ~ '^(text|json|jsonb|bytea|character varying|uuid|xml|inet|cidr)'
  ORDER BY 1, 2`;

type Column = { readonly table: string; readonly column: string; readonly bytes: boolean };

const searchOf = ({ table, column, bytes }: Column): string => {
  const written = bytes ? `encode(${column}, 'escape')` : `${column}::text`;
  return `SELECT DISTINCT '${table}.${column}: ' || needle AS place FROM ${table}, unnest($1::text[]) AS needle
    WHERE position(lower(needle) IN lower(${written})) > 0`;
};

/** Where the database has these words, in any letter case, as `schema.table.column: words`. */
export const findWords = async (look: Look, needles: readonly string[]): Promise<string[]> => {
  const columns = await look<Column>(COLUMNS);
  const everywhere = `${columns.map(searchOf).join(' UNION ALL ')} ORDER BY 1`;
  return (await look<{ place: string }>(everywhere, [needles])).map(({ place }) => place);
};
