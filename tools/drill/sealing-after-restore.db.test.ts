import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSealer } from '../../apps/api/src/audit/seal-audit.ts';
import { verifyAudit } from '../../apps/api/src/audit/verify-audit.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { connectDatabase, SYSTEM } from '../../apps/api/src/platform/db.ts';
import { createMetrics } from '../../apps/api/src/platform/telemetry.ts';
import { finishWrite } from '../../apps/api/src/wire/idempotency-store.ts';
import { createMemoryLog } from '../../apps/api/testing/memory-log.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';

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
  const config = readConfig({});
  const { log, lines } = createMemoryLog();
  const metrics = createMetrics();
  const connect = () =>
    connectDatabase({
      url: urlFor(postgres.adminUrl, 'system', DATABASE),
      connections: 2,
      onError: () => {},
    });
  let system = connect();
  onTestFinished(() => system.close());
  const databases = {
    get system() {
      return system;
    },
  };
  const parts = { databases, clock: () => new Date(), config, log, metrics };
  const seal = createSealer(parts as never);
  const write = (requestId: string): Promise<void> =>
    system.transaction(SYSTEM, async (tx) => {
      const call = { accountId: null, role: 'system', call: 'log-out', outcome: 'ok' };
      const about = { bookingId: null, subjectId: null, reason: null, requestId };
      finishWrite(tx, { ...call, ...about }, null);
    });

  await write('before the copy');
  await seal();
  const [data, copy] = [join(postgres.folder, 'data'), join(postgres.folder, 'copy')];
  const whileStopped = async (work: () => void): Promise<void> => {
    await system.close();
    await postgres.stop('fast');
    work();
    await postgres.start();
    system = connect();
  };
  await whileStopped(() => copyFolder(data, copy));
  await write('after the copy');
  await seal();
  await whileStopped(() => putBack(data, copy));
  await expect.poll(() => system.ping(), { timeout: 20_000 }).toEqual({ isReadOnly: false });
  await write('after the restore');
  await seal();
  expect(lines.join('\n')).toContain('the database was restored');
  expect(await verifyAudit(system, config.audit)).toMatchObject({ broken: null, seals: 2 });
});
