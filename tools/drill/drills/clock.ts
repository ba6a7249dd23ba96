import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { clusterWorld, seedCluster, UNLIMITED } from '../../../apps/api/testing/cluster-world.ts';
import { createBookings } from '../../../apps/api/testing/fresh-bookings.ts';
import { createPerson } from '../../../apps/api/testing/fresh-people.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { repoRoot } from '../../repo/root.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import { moneyFaults } from '../clock-faults.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';
import { createWrongClock } from '../wrong-clock.ts';

const DATABASE = 'karigar';
const CODE = '123456';
const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on the alert is silent. */
const LEAST_DAYS = 180;
/** The worker adds partitions up to here. Nothing else is to wait for it: timeouts do not end under a moved clock. */
const ADDED_DAYS = 270;
const PATIENCE_MS = 30_000;
const DUE = 'SELECT (total / 100)::text AS rupees FROM bookings WHERE id = $1';
const WORLD_CLOCK = join(repoRoot, 'apps/api/testing/world-clock.ts');

interface Clocks {
  says: string;
  database: number;
  app: number;
}

const ALL: readonly Clocks[] = [
  { says: 'right clocks', database: 0, app: 0 },
  { says: 'database 2 h fast', database: 2 * HOUR, app: 0 },
  { says: 'database 2 h slow', database: -2 * HOUR, app: 0 },
  { says: 'database 2 days slow', database: -2 * DAY, app: 0 },
  { says: 'app 2 h fast', database: 0, app: 2 * HOUR },
  { says: 'app 2 h slow', database: 0, app: -2 * HOUR },
  { says: 'database 14 months on', database: 426 * DAY, app: 0 },
  { says: 'right clocks again', database: 0, app: 0 },
];
const SMALL = new Set(['database 2 days slow', 'app 2 h slow', 'database 14 months on']);
const CASES = ALL.filter(({ says }) => !isSmall || SMALL.has(says));

const drillClocks = async () => {
  const failures: string[] = [];
  const clock = createWrongClock();
  const postgres = await startOwnPostgres({ env: clock.env });
  try {
    await seedCluster(postgres.adminUrl, DATABASE);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    const serviceman = await createPerson(world.look, 'serviceman', Date.now());
    const customer = await createPerson(world.look, 'customer', Date.now());
    const phone = await world.signInOnPhone(serviceman);
    const ended = await world.signIn(serviceman);
    const done: number[] = [];

    const withServer = async <Out>(
      app: number,
      work: (base: string, daysAhead: () => Promise<number>) => Promise<Out>,
    ): Promise<Out> => {
      const server = await spawnServer({
        ...UNLIMITED,
        DATABASE_URL: world.url('app'),
        NODE_OPTIONS: `--import ${WORLD_CLOCK}`,
        WORLD_AHEAD_MS: String(app * 1000),
      });
      try {
        await server.start();
        return await work(server.base, async () => {
          const page = await (await fetch(`${server.internal}metrics`)).text();
          return Number(/^karigar_partitions_ahead_days\{.*\} (\S+)$/m.exec(page)?.[1]);
        });
      } finally {
        await server.kill();
      }
    };
    const send = async (base: string, call: AnyCall, fields: Record<string, string>) => {
      const { body, text } = await sendCall(base, call, fields, phone);
      return body.success ? [] : [`${call.name}: ${text}`];
    };
    /** A visit from its start to its cash, by the phone's clock, which is right. */
    const wholeVisit = async (base: string): Promise<string[]> => {
      const parties = { servicemanId: serviceman.id, customerId: customer.id };
      const now = Date.now();
      const [booking] = await createBookings(world.look, world.vault, {
        count: 1,
        state: 'assigned',
        ...parties,
        now,
        code: CODE,
      });
      if (booking === undefined) return ['no booking was made'];
      const { bookingId, orderId } = booking;
      const ref = { bookingId: String(bookingId), mainId: String(orderId) };
      const [due] = await world.look<{ rupees: string }>(DUE, [bookingId]);
      const amount = due?.rupees ?? '';
      const at = writeWireDateTime(now);
      const faults = [
        ...(await send(base, startWork, { ...ref, startTime: at })),
        ...(await send(base, endWork, { ...ref, endTime: at })),
        ...(await send(base, verifyCompletionOtp, { ...ref, otp: CODE })),
        ...(await send(base, addPayment, { ...ref, amount, paymentMode: 'cash' })),
      ];
      done.push(bookingId);
      return faults;
    };

    await withServer(0, async (base) => {
      const { body } = await sendCall(base, logOut, {}, { token: ended });
      if (!body.success) failures.push('nobody could log out');
    });
    for (const { says, database, app } of CASES) {
      await clock.move(database);
      if (database > 300 * DAY) {
        // A report keeps the worker from adding partitions: the metric must tell before it is too late.
        await withClient(world.url('owner'), async (report) => {
          await report.query('BEGIN; SELECT FROM bookings LIMIT 1');
          await withServer(app, async (_base, daysAhead) => {
            await pause(3000);
            const days = await daysAhead();
            if (!(days < LEAST_DAYS)) failures.push(`${says}: no alert at ${days} days`);
          });
          await report.query('ROLLBACK');
        });
      }
      await withServer(app, async (base, daysAhead) => {
        const until = Date.now() + PATIENCE_MS;
        let days = await daysAhead();
        for (; !(days > ADDED_DAYS) && Date.now() < until; days = await daysAhead())
          await pause(200);
        if (!(days > ADDED_DAYS)) failures.push(`${says}: partitions for ${days} days`);
        const faults = await wholeVisit(base);
        const { body } = await sendCall(base, logOut, {}, { token: ended });
        if (body.success) faults.push('an ended session is valid again');
        failures.push(...faults.map((fault) => `${says}: ${fault}`));
      });
    }
    failures.push(...(await moneyFaults(postgres.adminUrl, DATABASE, done)));
    return { failures, visits: done.length };
  } finally {
    await postgres.remove();
    clock.remove();
  }
};

export const clock: Drill = {
  name: 'clock',
  bar: 0,
  says: 'what fails when the clock of the database or of the program is wrong by hours, days or 14 months: visits from start to cash, sessions that stay or stay ended, partitions for half a year ahead and a metric that warns, invoices in order, balances, the audit; at most the bar',
  needs: { faketime: 'faketime' },
  measure: async () => {
    const { failures, visits } = await drillClocks();
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: { clocks: CASES.length, visits },
    };
  },
};
