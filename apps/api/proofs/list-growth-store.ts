import type { Statement, Transaction } from '#platform/db';

/** A node of EXPLAIN's JSON, with only the fields we read. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
};

type Explained = { 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] };

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return literal(`{${value.join(',')}}`);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string') throw new TypeError('unexpected type of a statement value');
  return `'${text.replaceAll("'", "''")}'`;
};

/**
 * Runs a statement as the server does: prepared on one of the server's connections, with the generic
 * plan, under row level security. ANALYZE executes the statement.
 */
export const explain = async (
  tx: Transaction,
  { text }: Statement,
  values: readonly unknown[],
): Promise<PlanNode> => {
  const run = <Row extends object>(statement: string): Promise<Row[]> =>
    tx.rows<Row>({ name: '', text: statement });
  await run(`PREPARE explained AS ${text}`);
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const [explained] = await run<Explained>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE explained${given}`,
  );
  await run('DEALLOCATE explained');
  if (!explained) throw new Error('EXPLAIN returned no rows');
  return explained['QUERY PLAN'][0].Plan;
};

const COUNT_PARTITIONS: Statement = {
  name: 'count-booking-partitions',
  text: `SELECT count(*) AS count FROM pg_inherits WHERE inhparent = 'bookings'::regclass`,
};

export const countPartitions = async (tx: Transaction): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT_PARTITIONS))[0]?.count ?? 0;

const COUNT_OPEN: Statement = {
  name: 'count-open-bookings',
  text: `SELECT count(*) AS count FROM bookings WHERE state NOT IN ('completed', 'cancelled')`,
};

export const countOpen = async (tx: Transaction): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT_OPEN))[0]?.count ?? 0;

const COUNT_OF_DAY: Statement = {
  name: 'count-work-of-day',
  text: `SELECT (SELECT count(*) FROM serviceman_work WHERE on_duty)
    + (SELECT count(*) FROM bookings WHERE city_id = $1 AND serviceman_id IS NOT NULL
        AND (scheduled_at AT TIME ZONE 'Asia/Kolkata')::date = $2::date) AS count`,
};

/** Who is on duty, and the jobs of a day in a city. */
export const countOfDay = async (tx: Transaction, city: string, day: string): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT_OF_DAY, [city, day]))[0]?.count ?? 0;

export type Readable = {
  readonly id: number;
  readonly order_id: number;
  readonly serviceman_id: number;
  readonly customer_id: number;
  readonly subscription_id: number;
};

const FIND_READABLE: Statement = {
  name: 'find-readable-booking',
  text: `SELECT id, order_id, serviceman_id, customer_id, subscription_id FROM bookings
    WHERE subscription_id IS NOT NULL AND paid > 0
      AND EXISTS (SELECT FROM booking_add_ons WHERE booking_id = bookings.id)
      AND EXISTS (SELECT FROM chat_messages WHERE booking_id = bookings.id)
    ORDER BY id DESC LIMIT 1`,
};

/** A booking that has at least one row in every list. */
export const findReadable = async (tx: Transaction): Promise<Readable> => {
  const [found] = await tx.rows<Readable>(FIND_READABLE);
  if (!found) throw new Error('no booking has add-ons, a chat, a payment and a car');
  return found;
};
