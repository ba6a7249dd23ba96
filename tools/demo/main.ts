import { once } from 'node:events';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readConfig } from '../../apps/api/src/config.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { startRazorpay } from '../../apps/api/testing/razorpay/stand-in.ts';
import { readyDemoDatabase } from '../dev/demo-database.ts';
import { inviteOperators } from '../dev/invite-operators.ts';
import { plainly, PlainError } from '../dev/plainly.ts';
import { consoleUrlAt, isReady, startApi, stopApi } from '../dev/start-api.ts';
import { welcome } from '../dev/welcome.ts';
import { ensurePostgres } from '../services/ensure-postgres.ts';
import { freePort, isFree } from '../services/free-port.ts';
import { end } from '../services/launch.ts';
import { ensureWebApp } from '../web/ensure-web-app.ts';

const DATABASE = 'karigar_demo';

/** The wanted port if it is free, else another. */
const portNear = async (wished: number): Promise<number> =>
  (await isFree(wished)) ? wished : freePort();

/** A database whose bookings are today's: one of an earlier day or schema is made again. */
async function readyToday(adminUrl: string): Promise<string> {
  const ready = (isFresh: boolean) => readyDemoDatabase({ adminUrl, database: DATABASE, isFresh });
  const today = dayOf(Date.now());
  try {
    if ((await ready(false)) === today) return today;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
  }
  await ready(true);
  return today;
}

await plainly(async () => {
  const wished = readConfig(process.env);
  const port = await portNear(wished.port);
  const internalPort = await portNear(wished.internalPort);
  const consolePort = await portNear(wished.console.port);

  const postgres = await ensurePostgres({ stays: false });
  console.log(`PostgreSQL ${postgres.how} at ${postgres.address}`);
  const day = await readyToday(postgres.address);
  await ensureWebApp(console.log);

  // The gateway of payments: its page has Pay and Fail, and moves no money.
  const razorpay = await startRazorpay({ refundMs: 5000 });
  razorpay.tell(`http://127.0.0.1:${port}/`);
  const databaseUrl = urlFor(postgres.address, 'app', DATABASE);
  const api = startApi({
    databaseUrl,
    port,
    internalPort,
    consolePort,
    reloads: false,
    output: 'inherit',
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', ...razorpay.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stopApi(api));
  }
  if (await isReady(api, internalPort)) {
    const consoleUrl = consoleUrlAt(consolePort);
    const invited = await inviteOperators({ databaseUrl, consoleUrl });
    console.log(welcome({ ...wished, port, internalPort, consoleUrl, invited }, day));
  }
  if (api.exitCode === null && api.signalCode === null) await once(api, 'exit');
  await razorpay.close();
  if (postgres.server !== undefined) await end(postgres.server, 'SIGINT');
});
