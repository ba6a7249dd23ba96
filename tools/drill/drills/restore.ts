import { withClient } from '../../../apps/api/src/db/connect.ts';
import { inDatabase } from '../../../apps/api/src/db/roles.ts';
import { clusterWorld, seedCluster } from '../../../apps/api/testing/cluster-world.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { startOwnNats } from '../../services/own-nats.ts';
import type { Drill } from '../drill.ts';
import { restoreAfterLoss } from '../restore/after-loss.ts';
import { searchBackups } from '../restore/canaries.ts';
import { createSavedPostgres, type SavedPostgres } from '../restore/saved-postgres.ts';
import { restoreToASecond } from '../restore/to-a-second.ts';
import { isSmall } from '../size.ts';

const DATABASE = 'karigar';
const GIGABYTES = isSmall ? 0.2 : 5;
const WRITES = isSmall ? 60 : 500;
const MOST_RPO_SECONDS = 1;
const MOST_RTO_SECONDS = 300;
/** The size at which a restore must still be in time. */
const RECKONED_GIGABYTES = 50;
const ROW_BYTES = 512;

/** The documented setting under which not even the last milliseconds are lost. */
const EVERY_WRITE_RECEIVED = { synchronous_standby_names: 'karigar_receivewal' };

/** Rows that compress about as well as ours do: to a half. */
const FILL = `CREATE TABLE filler AS
  SELECT n, encode(sha512(n::text::bytea), 'hex') || encode(sha512((-n)::text::bytea), 'hex')
    || encode(sha512((n + 0.1)::text::bytea), 'hex') || encode(sha512((n + 0.2)::text::bytea), 'hex')
  FROM generate_series(1, $1::bigint) AS n`;

const load = async (adminUrl: string): Promise<void> => {
  await seedCluster(adminUrl, DATABASE);
  const rows = Math.round((GIGABYTES * 1e9) / (ROW_BYTES + 50));
  await withClient(inDatabase(adminUrl, DATABASE), async (client) => {
    await client.query(FILL.replace('$1', String(rows)));
    // Else autovacuum would write every page again, into the log that is saved.
    await client.query('VACUUM (FREEZE, ANALYZE) filler');
  });
};

const gigabytesOf = (adminUrl: string): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT sum(pg_database_size(oid)) AS bytes FROM pg_database',
    );
    return Number(rows[0]?.bytes) / 1e9;
  });

const rehearse = async (postgres: SavedPostgres, natsUrl: string) => {
  const world = clusterWorld(postgres.adminUrl, DATABASE);
  const env = { DATABASE_URL: world.url('app'), NATS_URL: natsUrl, FILES_DIR: postgres.files };
  await postgres.start();
  await postgres.scriptOrThrow('backup', 'full');
  postgres.receive();
  await postgres.received();
  const gigabytes = await gigabytesOf(postgres.adminUrl);
  const second = await restoreToASecond(postgres, world, env, WRITES);
  const loss = await restoreAfterLoss(postgres, world, env, WRITES);
  const tested = await postgres.script('restore-test');
  const failures = [...second.failures, ...loss.failures];
  if (tested.code !== 0 || !tested.output.includes('unbroken'))
    failures.push(`the weekly restore test: ${tested.output}`);
  const reckoned =
    loss.rtoSeconds - loss.copySeconds + (loss.copySeconds / gigabytes) * RECKONED_GIGABYTES;
  if (loss.rpoSeconds > MOST_RPO_SECONDS) failures.push(`RPO ${loss.rpoSeconds} s`);
  if (loss.rtoSeconds > MOST_RTO_SECONDS) failures.push(`RTO ${loss.rtoSeconds} s`);
  // A small copy is mostly the start of programs: nothing can be reckoned from it.
  if (!isSmall && reckoned > MOST_RTO_SECONDS)
    failures.push(`RTO ${reckoned.toFixed(0)} s at ${RECKONED_GIGABYTES} GB`);
  return { failures, second, loss, gigabytes, reckoned };
};

export const restore: Drill = {
  name: 'restore',
  bar: 0,
  says: `what fails when the scripts of deploy/backup restore a saved server: to the second before a mistake (acknowledged before it missing, after it present, pictures, refusal onto a live server) and after the loss of its data directory (acknowledged lost, RPO ${MOST_RPO_SECONDS} s, RTO ${MOST_RTO_SECONDS} s, also reckoned for ${RECKONED_GIGABYTES} GB), with audit and ledger right, the weekly test passing, and, at full size, no canary number in repository or received log; at most the bar`,
  needs: { pgbackrest: 'pgbackrest', rsync: 'rsync' },
  measure: async () => {
    const postgres = await createSavedPostgres(load, EVERY_WRITE_RECEIVED);
    const nats = await startOwnNats();
    try {
      const { failures, second, loss, gigabytes, reckoned } = await rehearse(postgres, nats.url);
      if (!isSmall) failures.push(...(await searchBackups()));
      tellFailures(failures);
      return {
        value: failures.length,
        ok: failures.length === 0,
        explanation: {
          beforeTarget: second.before,
          afterTarget: second.after,
          secondsToASecond: Number(second.seconds.toFixed(1)),
          acknowledged: loss.acknowledged,
          lost: loss.lost,
          rpoSeconds: loss.rpoSeconds,
          rtoSeconds: Number(loss.rtoSeconds.toFixed(1)),
          gigabytes: Number(gigabytes.toFixed(2)),
          megabytesPerSecond: Math.round((gigabytes * 1000) / loss.copySeconds),
          ...(!isSmall && { [`rtoSecondsAt${RECKONED_GIGABYTES}GB`]: Math.round(reckoned) }),
        },
      };
    } finally {
      await nats.stop();
      await postgres.remove();
    }
  },
};
