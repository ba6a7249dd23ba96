/** Tables and views of ours; partitions are part of their table. */
export const TABLES = `SELECT c.relname AS name, c.relrowsecurity AS secured, c.relkind = 'v' AS view
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition ORDER BY 1`;

export const COLUMNS = `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    NOT a.attnotnull AS nullable, f.confrelid::regclass::text AS target
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  LEFT JOIN LATERAL (SELECT confrelid FROM pg_constraint WHERE contype = 'f' AND conrelid = c.oid
    AND conkey = ARRAY[a.attnum] ORDER BY oid LIMIT 1) f ON true
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum`;

export const TRIGGERS = `SELECT c.relname AS "table", t.tgname AS name, p.proname AS function,
    CASE WHEN t.tgtype & 2 = 2 THEN 'before' ELSE 'after' END AS "when",
    concat_ws(' or ', CASE WHEN t.tgtype & 4 = 4 THEN 'insert' END, CASE WHEN t.tgtype & 16 = 16 THEN 'update' END,
      CASE WHEN t.tgtype & 8 = 8 THEN 'delete' END, CASE WHEN t.tgtype & 32 = 32 THEN 'truncate' END) AS event,
    obj_description(p.oid) AS meaning
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE n.nspname = 'public' AND NOT t.tgisinternal AND NOT c.relispartition ORDER BY 1, 2`;

export const POLICIES = `SELECT tablename AS "table", policyname AS name, lower(cmd) AS command,
    array_to_string(roles, ', ') AS roles
  FROM pg_policies WHERE schemaname = 'public' ORDER BY 1, 2`;

export const FUNCTIONS = `SELECT p.proname AS name, pg_get_function_identity_arguments(p.oid) AS arguments,
    pg_get_function_result(p.oid) AS result, p.prosecdef AS definer
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  ORDER BY 1, 2`;

/** What the roles of calls may write, by column; every column is an empty list. */
export const RIGHTS = `
  SELECT c.relname AS table, r.role, lower(v.verb) AS verb,
    CASE WHEN bool_and(may.it) THEN '{}' ELSE array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE may.it) END AS columns
  FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    CROSS JOIN unnest(ARRAY['karigar_app', 'karigar_bound']) AS r (role)
    CROSS JOIN unnest(ARRAY['INSERT', 'UPDATE', 'DELETE']) WITH ORDINALITY AS v (verb, nth)
    CROSS JOIN LATERAL (SELECT CASE WHEN v.verb = 'DELETE' THEN has_table_privilege(r.role, c.oid, v.verb)
      ELSE has_column_privilege(r.role, c.oid, a.attnum, v.verb) END AS it) AS may
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  GROUP BY c.relname, r.role, v.verb, v.nth HAVING bool_or(may.it)
  ORDER BY c.relname, r.role, v.nth`;
