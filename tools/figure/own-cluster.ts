import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OwnCluster } from '../../apps/api/proofs/sealed-at-rest.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';
import { installedPrograms } from '../services/postgres-cluster.ts';

const execute = promisify(execFile);

/** Logs every statement with every value. */
const TALKATIVE = { log_statement: 'all', log_parameter_max_length: -1 };

/** Runs work on a PostgreSQL cluster whose files may be read, deleted afterwards. */
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
