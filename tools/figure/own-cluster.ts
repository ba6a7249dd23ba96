import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OwnCluster } from '../../apps/api/proofs/sealed-at-rest.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';
import { installedPrograms } from '../services/postgres-cluster.ts';

const execute = promisify(execFile);

/** Says everything it is asked, with every value, so that its log hides nothing. */
const TALKATIVE = { log_statement: 'all', log_parameter_max_length: -1 };

/** Work on a PostgreSQL whose files may be read, thrown away after it. */
export async function withOwnCluster<Result>(
  work: (cluster: OwnCluster) => Promise<Result>,
): Promise<Result> {
  const postgres = await startOwnPostgres({ settings: TALKATIVE });
  try {
    return await work({
      adminUrl: postgres.adminUrl,
      folder: postgres.folder,
      stop: () => postgres.stop('fast'),
      dump: async (url) => {
        const program = join(installedPrograms(), 'pg_dump');
        const options = { encoding: 'buffer', maxBuffer: 1 << 30 } as const;
        return (await execute(program, [`--dbname=${url}`], options)).stdout;
      },
    });
  } finally {
    await postgres.remove();
  }
}
