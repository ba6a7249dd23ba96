import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { ConfigError, readConfig, type Config } from '#config';
import { createContext } from '#create-context';
import { awaitDatabase } from '#db/check-database';
import { LegalTextsError } from '#platform/legal-documents';
import { CertificatesError } from '#platform/offline-aadhaar/uidai-certificates';
import { withSecrets } from '#platform/secret-settings';
import { startServer } from '#server';

const refuse = (problem: string): never => {
  process.stderr.write(`The settings are not right:\n${problem}\n`);
  process.exit(1);
};

const configured = async (): Promise<Config> => {
  const given = await withSecrets(process.env).catch((error: unknown) => refuse(String(error)));
  try {
    return readConfig(given);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(error.message);
  }
};

/** A stuck job must not delay the replacement of this process; another process retries the job. */
const LONGEST_WORK_MS = 15_000;

const config = await configured();
const context = await createContext(config).catch((error: unknown) => {
  if (error instanceof LegalTextsError) return refuse(`LEGAL_DIR: ${error.message}`);
  if (error instanceof CertificatesError) return refuse(`UIDAI_CERTIFICATES: ${error.message}`);
  throw error;
});
const problems = await awaitDatabase(
  {
    url: config.database.url,
    jobsUrl: config.roles.includes('worker') ? config.database.jobsUrl : null,
    cell: config.cell,
    year: financialYearOf(dayOf(context.clock())),
    gstins: config.suppliers.map(({ gstin }) => gstin),
  },
  (error) => context.log.warn({ err: error }, 'the database does not answer yet'),
);
if (problems.length > 0) {
  process.stderr.write(`The database is not this server's:\n${problems.join('\n')}\n`);
  process.exit(1);
}
if (config.roles.includes('http') && !(await context.pictureReader.isInstalled())) {
  const missing = `TESSERACT: "${config.pictureReader.program}" with English is not installed (Debian: tesseract-ocr)`;
  if (config.isProduction) {
    process.stderr.write(`The settings are not right:\n${missing}\n`);
    process.exit(1);
  }
  context.log.warn(`${missing}: pictures of Aadhaar cards are refused`);
}
const server = await startServer(context);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    context.log.info({ signal }, 'stopping');
    setTimeout(
      () => process.exit(1),
      config.timeouts.leave + LONGEST_WORK_MS + config.live.drain,
    ).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        context.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  });
}
