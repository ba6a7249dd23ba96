import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';
import { auditOf } from './audit-of.ts';

const DATABASE = 'karigar';

const copyFolder = (from: string, to: string): void => {
  execFileSync('cp', ['--archive', from, to]);
};

/** Puts the copied data back and lets PostgreSQL recover to its end: a new life begins, on another timeline. */
const putBack = (data: string, copy: string): void => {
  const { uid, gid } = statSync(data);
  rmSync(data, { recursive: true });
  copyFolder(copy, data);
  appendFileSync(join(data, 'postgresql.auto.conf'), `restore_command = 'false'\n`);
  const signal = join(data, 'recovery.signal');
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
};

it('a worker that ran through a restore of the database seals the audit on from what is there', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  await prepareDatabase({ adminUrl: postgres.adminUrl, database: DATABASE });
  await migrate({ url: urlFor(postgres.adminUrl, 'owner', DATABASE) });
  const audit = auditOf(postgres.adminUrl, DATABASE);
  onTestFinished(() => audit.close());
  const [data, copy] = [join(postgres.folder, 'data'), join(postgres.folder, 'copy')];
  const whileStopped = async (work: () => void): Promise<void> => {
    await audit.close();
    await postgres.stop('fast');
    work();
    await postgres.start();
    audit.connectAgain();
  };

  await audit.write('before the copy');
  await audit.seal();
  await whileStopped(() => copyFolder(data, copy));
  await audit.write('after the copy');
  await audit.seal();
  await whileStopped(() => putBack(data, copy));
  await expect.poll(() => audit.ping(), { timeout: 20_000 }).toEqual({ isReadOnly: false });
  await audit.write('after the restore');
  await audit.seal();
  expect(audit.lines.join('\n')).toContain('the database was restored');
  expect(await audit.verify()).toMatchObject({ broken: null, seals: 2 });
});
