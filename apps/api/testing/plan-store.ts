import type { Statement, Transaction } from '#platform/db';

/** Leaves the planner only the two indexes of a serviceman's day, in a database made for one test. */
export const HIDE_OTHER_INDEXES = `UPDATE pg_index SET indisvalid = false FROM pg_class
  WHERE pg_class.oid = indexrelid AND relname LIKE 'bookings\\_%'
    AND relname !~ '_serviceman_id_scheduled_at(_id)?_idx$'`;

/** A node of EXPLAIN's JSON, with only the fields we read. */
type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
};

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return literal(`{${value.join(',')}}`);
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string') throw new TypeError('unexpected type of a statement value');
  return `'${text.replaceAll("'", "''")}'`;
};

const scansOf = (node: PlanNode): PlanNode[] => [
  ...(node['Relation Name'] === undefined ? [] : [node]),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/** How a statement reads its tables with the server's one plan for all values, and how many rows it looks at. */
export const explainScans = async (
  tx: Transaction,
  { text }: Statement,
  values: readonly unknown[],
): Promise<{ readonly kinds: readonly string[]; readonly examined: number }> => {
  const run = <Row extends object>(statement: string): Promise<Row[]> =>
    tx.rows<Row>({ name: '', text: statement });
  await run(`PREPARE explained AS ${text}`);
  const [explained] = await run<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE explained(${values.map(literal).join(', ')})`,
  );
  await run('DEALLOCATE explained');
  if (!explained) throw new Error('EXPLAIN returned no rows');
  const scans = scansOf(explained['QUERY PLAN'][0].Plan);
  const rows = (node: PlanNode): number =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return {
    kinds: scans.map((node) => `${node['Node Type']} on ${node['Relation Name']}`),
    examined: scans.reduce((sum, node) => sum + rows(node), 0),
  };
};
