import { CONSOLE_CALLS } from '@karigar/contract/console-calls';
import type { AnyCall } from '@karigar/contract/define-call';
import { ALL_BUT_AUDIT } from '#testing/fresh-people';
import { SYSTEM } from '#platform/db';
import type { TestDatabase } from '#testing/template-db';
import type { Context } from '#context';
import { openConsoleLoad } from './console-load.ts';
import {
  countOfDay,
  countOpen,
  findReadable,
  type PlanNode,
  type Readable,
} from './list-growth-store.ts';
import { readScans, type ListPlan, type Scan } from './list-growth-plans.ts';
import { recording, type Asked } from './load-app.ts';

/** About one person, operator, invitation or payout run, or of who is logged in: they do not grow. */
const ONE_THING = new Set([
  'read-invite',
  'get-desk',
  'list-operators',
  'get-candidate',
  'look-at-document',
  'get-payout-run',
]);

/** It adds up the whole books, when somebody presses. */
const OF_ALL = new Set(['check-books']);

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The requests of each reading call of the console. */
const asksOf = (call: AnyCall, { id, order_id, serviceman_id }: Readable): readonly Fields[] => {
  const ref = { bookingId: String(id), mainId: String(order_id) };
  const all: Readonly<Record<string, readonly Fields[]>> = {
    'find-anything': [
      { words: 'KRG-48400' },
      { words: String(order_id) },
      { words: '8000000042' },
      { words: 'home42@example.in' },
      { words: 'sur' },
    ],
    'list-all-bookings': [
      {},
      { cityId: '1' },
      { cityId: '1', state: 'assigned' },
      { state: 'held' },
      { servicemanId: String(serviceman_id) },
      { cityId: '1', before: 'oldest' },
    ],
    'get-record': [{ bookingNo: 'KRG-48400' }],
    'get-booking-money': [{ bookingNo: 'KRG-48400' }],
    'list-ledger-lines': [{ bookingNo: 'KRG-48400' }, { day: '2027-06-30' }],
    'get-board': [BOARD],
    'read-cards': [{ 'ids[]': [String(id)] }],
    'list-moves': [{ ...ref, day: '2027-06-30' }],
    'list-matches': [ref],
    'list-history': [ref],
    'list-jobs-to-free': [{ servicemanId: String(serviceman_id), day: '2027-06-30' }],
    'list-countersigns': [{ which: 'open' }],
    'get-tax-report': [{ month: '2027-06' }],
  };
  return all[call.name] ?? [{}];
};

const isRead = ({ statement: { text } }: Asked): boolean =>
  /^\s*(SELECT|WITH)\b/i.test(text) && !/\b(INSERT|UPDATE|DELETE)\b/.test(text);

/** Rows of joins, of probes of partitions and of row level security beside those of the page. */
const allowedFor = (returned: number): number => 6 * returned + 1000;

/** They look at what is open: as much as there is work to do, however much has been done. */
const OF_OPEN = new Set(['count-board', 'list-board-queue', 'list-waiting-bookings']);
/** It looks at who is on duty or has a job in the city on that day, and whether each may log in. */
const OF_DAY = 'list-board-lanes';
const BOARD = { cityId: '1', day: '2027-06-30' };
/** A few rows that are read as a whole. */
const OF_CATALOGUE = new Set(['Seq Scan on skills', 'Seq Scan on ledger_rates']);

const rowsIn = (scans: readonly Scan[]): number => {
  const rowsOf = (node: PlanNode): number =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return scans.reduce((sum, { node }) => sum + rowsOf(node), 0);
};

/** The plan of every statement that a reading call of the console runs, under the row level security of its desks. */
export const readConsolePlans = async (
  database: TestDatabase,
  context: Context,
): Promise<ListPlan[]> => {
  const { system } = context.databases;
  const booking = await system.transaction(SYSTEM, findReadable);
  const open = await system.transaction(SYSTEM, countOpen);
  const ofDay = await system.transaction(SYSTEM, (tx) => countOfDay(tx, BOARD.cityId, BOARD.day));
  const recorded = recording(system);
  const databases = { ...context.databases, system: recorded.database };
  const load = await openConsoleLoad(database, { ...context, databases });
  const plans: ListPlan[] = [];
  try {
    const token = await load.enter(ALL_BUT_AUDIT);
    const calls = CONSOLE_CALLS.filter(
      ({ name, writes, who }) =>
        !writes && who !== 'anyone' && !ONE_THING.has(name) && !OF_ALL.has(name),
    );
    for (const call of calls)
      for (const fields of asksOf(call, booking)) {
        const before = recorded.asked.length;
        const { reply } = await load.time(call, fields, token);
        if (!reply.body.success) throw new Error(`${call.name}: ${reply.text}`);
        const own = recorded.asked
          .slice(before)
          .filter((asked) => asked.speaker.desks !== undefined && isRead(asked));
        for (const asked of own) {
          const { rows, blocks, scans, sequential } = await system.transaction(
            asked.speaker,
            (tx) => readScans(tx, asked),
          );
          const examined = rowsIn(scans);
          const { name: statement } = asked.statement;
          const allowed =
            allowedFor(rows) +
            (OF_OPEN.has(statement) ? open : 0) +
            (statement === OF_DAY ? 2 * ofDay : 0);
          const problems = [
            ...sequential.filter((scan) => !OF_CATALOGUE.has(scan)),
            ...(examined > allowed ? [`${examined} rows examined for ${rows}`] : []),
          ];
          const counts = { returned: rows, inside: 0, skipped: 0, examined, examinedInside: 0 };
          plans.push({ call: call.name, role: 'operator', statement, ...counts, blocks, problems });
        }
      }
  } finally {
    await load.close();
  }
  return plans;
};
