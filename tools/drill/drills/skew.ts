import { migrationsFolder } from '../../../apps/api/src/db/migrate.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import type { Drill } from '../drill.ts';
import { earlierRelease } from '../earlier-release.ts';
import { isSmall } from '../size.ts';
import { askForEarlierChunks } from '../skew/earlier-chunks.ts';
import { goneCalls } from '../skew/gone-calls.ts';
import { plantMigration, prepareSuite, runSuite, type Suite } from '../skew/earlier-suite.ts';

const SMALL = ['bookings/work', 'chat/chat', 'payments/payments'];
const FILES = isSmall ? SMALL.map((name) => `src/modules/${name}.db.test.ts`) : ['src/modules/'];
/** The previous release writes it; a release that drops it must be found. */
const PLANTED = 'ALTER TABLE chat_messages DROP COLUMN rings CASCADE;\n';
const PLANTED_FILES = ['src/modules/chat/chat.db.test.ts'];

const measureSkew = async () => {
  const earlier = await earlierRelease();
  const postgres = await startOwnPostgres();
  const suites: Suite[] = [];
  const prepare = async (options: Parameters<typeof prepareSuite>[1]): Promise<Suite> => {
    const suite = await prepareSuite(earlier.folder, options);
    suites.push(suite);
    return suite;
  };
  try {
    const { adminUrl } = postgres;
    const migrations = migrationsFolder;
    const old = await prepare({ server: 'earlier', migrations });
    const onSchema = await runSuite(old, FILES, adminUrl);
    const calls = await goneCalls(earlier.folder);
    const { gone } = calls;
    const asClients = await prepare({ server: 'this', migrations, gone });
    const clients = await runSuite(asClients, FILES, adminUrl);
    const dropped = plantMigration(old.folder, migrations, PLANTED);
    const planted = await runSuite(
      await prepare({ server: 'earlier', migrations: dropped }),
      PLANTED_FILES,
      adminUrl,
    );
    const asked = isSmall
      ? { chunks: 0, failures: [] }
      : await askForEarlierChunks(old, earlier.version, adminUrl);

    const failures = [
      ...onSchema.failures.map((failure) => `${earlier.version} on this schema: ${failure}`),
      ...clients.failures.map((failure) => `client ${earlier.version} on this server: ${failure}`),
      ...calls.failures,
      ...asked.failures,
    ];
    if (onSchema.passed === 0 || clients.passed === 0) failures.push('no test was run');
    if (!planted.failures.some((failure) => failure.includes('rings')))
      failures.push(`a dropped column was not found: ${planted.failures[0] ?? 'all passed'}`);
    return {
      failures,
      told: {
        previous: earlier.version,
        testsOnSchema: onSchema.passed,
        testsOfClients: clients.passed,
        gone: gone.map(({ name }) => name).join(' ') || 'none',
        testsOfGoneCalls: clients.ofGoneCalls,
        chunks: asked.chunks,
        failedByPlantedDrop: planted.failures.length,
      },
    };
  } finally {
    for (const suite of suites) suite.remove();
    await postgres.remove();
  }
};

export const skew: Drill = {
  name: 'skew',
  bar: 0,
  says: 'what fails while two releases run beside each other: the tests of the previous release with its own server on this schema, the same tests as clients of this server, its scripts asked of this server (all sizes but the small one); a call may go only if no screen of the previous release sends it, and the tests that send it do not count; a planted migration that drops a column must fail them; at most the bar',
  measure: async () => {
    const { failures, told } = await measureSkew();
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: told };
  },
};
