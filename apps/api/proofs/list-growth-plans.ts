import { byPhone } from '#auth-steps/fresh-proofs';
import { keepProof } from '#auth/fresh-proof-store';
import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import { ask, listenWhole, recording, type Asked, type LoadCall } from './load-app.ts';
import {
  countPartitions,
  explain,
  findReadable,
  type PlanNode,
  type Readable,
} from './list-growth-store.ts';

type Fields = Readonly<Record<string, string>>;

/** The requests of each reading call; pages 1 and 3 where it has pages. */
const asksOf = (call: AnyCall, booking: Readable): readonly Fields[] => {
  if (call.name === 'list-bookings' || call.name === 'list-my-bookings') {
    return ['1', '6'].flatMap((bookingStatus) =>
      ['1', '3'].map((page) => ({ bookingStatus, page, limit: '10' })),
    );
  }
  const known: Fields = {
    bookingId: String(booking.id),
    mainId: String(booking.order_id),
    subscriptionId: String(booking.subscription_id),
    serviceId: '1',
    day: '2026-01-15',
  };
  const names = Object.values(call.fields);
  return [Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)))];
};

export type ListPlan = {
  readonly call: string;
  readonly role: string;
  readonly statement: string;
  /** Rows of the statement and of lists inside them; for a count, the rows it counted. */
  readonly returned: number;
  readonly inside: number;
  readonly skipped: number;
  readonly examined: number;
  readonly examinedInside: number;
  readonly blocks: number;
  readonly problems: readonly string[];
};

const BY_INDEX = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Heap Scan']);

export type Scan = { readonly node: PlanNode; readonly inside: boolean };

const scansOf = (node: PlanNode, inside = false): Scan[] => {
  const nested = (child: PlanNode): boolean => inside || child['Parent Relationship'] === 'SubPlan';
  const own = node['Relation Name'] !== undefined && node['Actual Loops'] > 0;
  return [
    ...(own ? [{ node, inside }] : []),
    ...(node.Plans ?? []).flatMap((child) => scansOf(child, nested(child))),
  ];
};

const examinedBy = (scans: readonly Scan[]): number => {
  let rows = 0;
  for (const { node } of scans) {
    const removed = node['Rows Removed by Filter'] ?? 0;
    const rechecked = node['Rows Removed by Index Recheck'] ?? 0;
    rows += (node['Actual Rows'] + removed + rechecked) * node['Actual Loops'];
  }
  return rows;
};

type Row = Readonly<Record<string, unknown>>;

const isCount = (rows: readonly Row[]): boolean =>
  rows.length === 1 && Object.values(rows[0] ?? {}).every((value) => typeof value === 'number');

const returnedOf = (rows: readonly Row[], statement: string): number =>
  statement.startsWith('count-') && isCount(rows)
    ? Object.values(rows[0] ?? {}).reduce<number>((sum, value) => sum + Number(value), 0)
    : rows.length;

const insideOf = (rows: readonly Row[]): number =>
  rows
    .flatMap((row) => Object.values(row))
    .reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

/** OFFSET is the last value of a statement that has one. */
const skippedOf = ({ statement, values }: Asked): number =>
  /OFFSET \$\d+/.test(statement.text) ? Number(values.at(-1)) : 0;

/** Row level security shows a package through its bookings: the loaded packages have ten each. */
const BOOKINGS_OF_PACKAGE = 10;

/** One probe of each partition, each time the statement reads the table. */
const probesOf = ({ statement }: Asked, partitions: number): number =>
  partitions * (statement.text.match(/FROM bookings/g)?.length ?? 0);

/** A serviceman's live bookings: the most that a count by state reads. */
const LIVE_AT_MOST = 12;

/** How a statement reads its tables, for whoever speaks in this transaction. */
export const readScans = async (tx: Transaction, { statement, values }: Asked) => {
  const rows = await tx.rows<Row>(statement, values);
  const plan = await explain(tx, statement, values);
  const scans = scansOf(plan);
  return {
    rows: returnedOf(rows, statement.name) + insideOf(rows),
    scans,
    blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    sequential: scans
      .filter(({ node }) => !BY_INDEX.has(node['Node Type']))
      .map(({ node }) => `${node['Node Type']} on ${node['Relation Name']}`),
  };
};

const readPlan = async (
  tx: Transaction,
  asked: Asked,
  partitions: number,
): Promise<Omit<ListPlan, 'call' | 'role'>> => {
  const { statement, values } = asked;
  const rows = await tx.rows<Row>(statement, values);
  const plan = await explain(tx, statement, values);
  const scans = scansOf(plan);
  const own = scans.filter(({ inside }) => !inside);
  const [examined, examinedInside] = [examinedBy(own), examinedBy(scans) - examinedBy(own)];
  const [returned, inside, skipped] = [
    returnedOf(rows, statement.name),
    insideOf(rows),
    skippedOf(asked),
  ];
  const count = statement.name.startsWith('count-') ? LIVE_AT_MOST : 0;
  const allowed = returned + skipped + probesOf(asked, partitions) + count;
  // Each inner row costs a row and a read of the booking for row level security;
  // a row left out (a rejected add-on) is read, too.
  const ofPackage = /subscription/.test(statement.text) ? 2 * BOOKINGS_OF_PACKAGE : 0;
  const allowedInside = 2 * inside + 2 * returned + ofPackage;
  const sequential = scans.filter(({ node }) => !BY_INDEX.has(node['Node Type']));
  return {
    statement: statement.name,
    returned,
    inside,
    skipped,
    examined,
    examinedInside,
    blocks: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    problems: [
      ...sequential.map(({ node }) => `${node['Node Type']} on ${node['Relation Name']}`),
      ...(examined > allowed ? [`${examined} rows examined, ${allowed} allowed`] : []),
      ...(examinedInside > allowedInside
        ? [`${examinedInside} rows examined inside, ${allowedInside} allowed`]
        : []),
    ],
  };
};

/** Calls about one thing, or that only return a link or a key: they do not grow. */
const ONE_THING = new Set([
  'get-application',
  'get-online-payment',
  'get-profile',
  'get-receipt',
  'get-buyer',
  'get-statement',
  'open-queue-key',
]);

/** A guest reads the catalogue, which bookings do not grow; the figure `search` covers it. */
const isCatalogue = ({ who }: AnyCall): boolean => who !== 'anyone' && who.includes('guest');

const isList = (call: AnyCall): boolean =>
  !call.writes && !ONE_THING.has(call.name) && !isCatalogue(call);

/** The plan of every statement that a reading call runs, for each role that may call it. */
export const readListPlans = async (context: Context): Promise<ListPlan[]> => {
  const { app, system } = context.databases;
  const booking = await system.transaction(SYSTEM, findReadable);
  const partitions = await system.transaction(SYSTEM, countPartitions);
  const { database, asked } = recording(app);
  const server = await listenWhole({
    ...context,
    databases: { ...context.databases, app: database },
  });
  const plans: ListPlan[] = [];
  try {
    for (const role of ['serviceman', 'customer'] as const) {
      const accountId = role === 'serviceman' ? booking.serviceman_id : booking.customer_id;
      const { authToken: token } = await system.transaction(SYSTEM, (tx) =>
        context.sessions.open(tx, { accountId, role }),
      );
      const session = await context.sessions.find(token);
      // The export needs a step-up.
      await system.transaction(SYSTEM, (tx) =>
        keepProof(
          tx,
          { sessionId: session?.sessionId ?? 0, accountId },
          byPhone('export-data'),
          new Date(context.clock() + 600_000),
        ),
      );
      const calls = CALLS.filter(
        (call) => isList(call) && call.who !== 'anyone' && call.who.includes(role),
      );
      const loads: LoadCall[] = calls.flatMap((call) =>
        asksOf(call, booking).map((fields) => ({ call, fields, token })),
      );
      for (const load of loads) {
        const before = asked.length;
        const reply = await ask(server, load);
        if (!reply.includes('"success":true'))
          throw new Error(`${(load.call as AnyCall).name} as ${role}: ${reply}`);
        for (const one of asked.slice(before)) {
          const plan = await app.transaction({ accountId, role }, (tx) =>
            readPlan(tx, one, partitions),
          );
          plans.push({ call: (load.call as AnyCall).name, role, ...plan });
        }
      }
    }
  } finally {
    await server.close();
  }
  return plans;
};
