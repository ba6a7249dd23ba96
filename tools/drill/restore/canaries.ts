import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runSealedAtRest } from '../../../apps/api/proofs/sealed-at-rest.ts';
import { run } from '../../repo/run.ts';
import { installedPrograms } from '../../services/postgres-cluster.ts';
import { createSavedPostgres } from './saved-postgres.ts';

const execute = promisify(execFile);
const RECEIVED = 'received write-ahead log';

/** Searches repository and received log for numbers that must be nowhere readable; returns what is found. */
export const searchBackups = async (): Promise<string[]> => {
  const failures: string[] = [];
  const postgres = await createSavedPostgres(() => Promise.resolve());
  try {
    await postgres.start();
    await postgres.scriptOrThrow('backup', 'full');
    postgres.receive();
    await postgres.received();
    const found = await runSealedAtRest(
      {
        adminUrl: postgres.adminUrl,
        folder: postgres.folder,
        dump: async (url) => {
          const options = { encoding: 'buffer', maxBuffer: 1 << 30 } as const;
          const program = join(installedPrograms(), 'pg_dump');
          return (await execute(program, [`--dbname=${url}`], options)).stdout;
        },
        stop: async () => {
          // A backup deletes what the repository has, and the search wants to read it.
          const received = join(postgres.folder, 'received-wal');
          cpSync(received, join(postgres.folder, 'kept/received-wal'), { recursive: true });
          await postgres.scriptOrThrow('backup', 'diff');
          await postgres.stop();
        },
      },
      [{}],
    );
    failures.push(...found.leaks.map(({ place, what }) => `${what} in ${place}`));
    // A word in the clear proves that the search reads the received log; the repository is encrypted.
    if (!found.plantedIn.includes(RECEIVED)) failures.push(`nothing planted in ${RECEIVED}`);
    if (found.plantedIn.includes('backup repository')) failures.push('the repository is readable');
    const repository = join(postgres.folder, 'repository');
    const plain = await run(['grep', '-rl', 'backrest-format', repository], postgres.folder);
    if (plain.code !== 1) failures.push(`not encrypted: ${plain.output}`);
    return failures;
  } finally {
    await postgres.remove();
  }
};
