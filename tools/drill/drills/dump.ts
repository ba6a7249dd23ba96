import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkDatabase } from '../../../apps/api/src/db/check-database.ts';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import { installedPrograms, postgresUser } from '../../services/postgres-cluster.ts';
import { auditOf } from '../audit-of.ts';
import type { Drill } from '../drill.ts';

const execute = promisify(execFile);
const DATABASE = 'karigar';
const ROWS = 25;
/** The old server has done so much more than the new one. */
const TRANSACTIONS = 20_000;
const BURN = `DO $$ BEGIN FOR n IN 1..${TRANSACTIONS} LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`;
const STEP = /pg_resetwal --epoch=(\d+)/;

const problemsAt = (adminUrl: string): Promise<string[]> =>
  checkDatabase({
    url: (role) => urlFor(adminUrl, role, DATABASE),
    jobsUrl: urlFor(adminUrl, 'system', DATABASE),
    cell: 0,
    year: 2026,
    gstins: ['27AAACK0000K1Z3'],
  });

/** Dumps one server's database and loads it into another, as an upgrade by dump does; returns what failed. */
const moveByDump = async (): Promise<{ failures: string[]; epoch: number; rows: number }> => {
  const failures: string[] = [];
  const programs = installedPrograms();
  const [old, fresh] = [await startOwnPostgres(), await startOwnPostgres()];
  try {
    await prepareDatabase({ adminUrl: old.adminUrl, database: DATABASE });
    await migrate({ url: urlFor(old.adminUrl, 'owner', DATABASE) });
    await withClient(old.adminUrl, (client) => client.query(BURN));
    const before = auditOf(old.adminUrl, DATABASE);
    for (let row = 0; row < ROWS; row += 1) await before.write(`before ${row}`);
    await before.seal();
    await before.write('not sealed before the dump');
    await before.close();

    await prepareDatabase({ adminUrl: fresh.adminUrl, database: DATABASE });
    const file = join(fresh.folder, 'dump');
    const inDatabase = (adminUrl: string): string => adminUrl.replace(/postgres$/, DATABASE);
    const dump = ['--format=custom', `--file=${file}`, inDatabase(old.adminUrl)];
    await execute(join(programs, 'pg_dump'), dump);
    await execute(join(programs, 'pg_restore'), [
      '--exit-on-error',
      `--dbname=${inDatabase(fresh.adminUrl)}`,
      file,
    ]);

    const [problem = ''] = await problemsAt(fresh.adminUrl);
    const epoch = Number(STEP.exec(problem)?.[1]);
    if (Number.isNaN(epoch)) failures.push(`the program would start: ${problem}`);
    await fresh.stop('fast');
    const data = `--pgdata=${join(fresh.folder, 'data')}`;
    await execute(join(programs, 'pg_resetwal'), [`--epoch=${epoch}`, data], postgresUser() ?? {});
    await fresh.start();
    failures.push(...(await problemsAt(fresh.adminUrl)));

    const after = auditOf(fresh.adminUrl, DATABASE);
    for (let row = 0; row < ROWS; row += 1) await after.write(`after ${row}`);
    await after.seal();
    const { broken, rows, tail } = await after.verify();
    await after.close();
    if (broken !== null) failures.push(`the audit is broken: ${broken}`);
    if (rows !== 2 * ROWS + 1 || tail.rows > 0)
      failures.push(`${rows} rows are sealed, ${tail.rows} are not`);
    return { failures, epoch, rows };
  } finally {
    await old.remove();
    await fresh.remove();
  }
};

export const dump: Drill = {
  name: 'dump',
  bar: 0,
  says: 'what fails when a database is dumped and loaded into another server: the program must refuse to start until the documented step is done, then seal on, with an audit that is unbroken; at most the bar',
  measure: async () => {
    const { failures, epoch, rows } = await moveByDump();
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: { epoch, rows } };
  },
};
