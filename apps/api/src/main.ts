import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { ConfigError, readConfig, type Config } from '#config';
import { createContext } from '#create-context';
import { awaitDatabase } from '#db/check-database';
import { startServer } from '#server';

const configured = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings are not right:\n${error.message}\n`);
    process.exit(1);
  }
};

/** A stuck job must not delay the replacement of this process; another process retries the job. */
const LONGEST_WORK_MS = 15_000;

const config = configured();
const context = await createContext(config);
const problems = await awaitDatabase(
  {
    url: config.database.url('system'),
    cell: config.cell,
    year: financialYearOf(dayOf(context.clock())),
    gstin: config.supplier.gstin,
  },
  (error) => context.log.warn({ err: error }, 'the database does not answer yet'),
);
if (problems.length > 0) {
  process.stderr.write(`The database is not this server's:\n${problems.join('\n')}\n`);
  process.exit(1);
}
const server = await startServer(context);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    context.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_WORK_MS + config.live.drain).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        context.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  });
}
