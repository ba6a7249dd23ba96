import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  judgeWrites,
  startKeyedTraffic,
  type Acknowledged,
} from '../../../apps/api/proofs/keyed-traffic.ts';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { migrate as runMigrations, migrationsFolder } from '../../../apps/api/src/db/migrate.ts';
import {
  clusterWorld,
  MIGRATIONS,
  seedCluster,
  UNLIMITED,
} from '../../../apps/api/testing/cluster-world.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import type { Drill } from '../drill.ts';
import { earlierRelease } from '../earlier-release.ts';
import { isSmall } from '../size.ts';

const MOST_SECONDS = 1;
/** A busy machine delays writes without any migration too: those after the last one are the twin. */
const MOST_TIMES_AFTER = 2;
const DATABASE = 'karigar';
const BOOKINGS = isSmall ? 20_000 : 1_000_000;
const REPORT_MS = isSmall ? 8_000 : 30_000;
/** A serviceman may write 500 messages a day, so the clients write slowly, out of step. */
const CLIENTS = 10;
const PAUSE_MS = 400;
const WARM_WRITES = 50;
const PATIENCE_MS = 120_000;

/** What a release typically does to a large table. */
const TYPICAL = 'ALTER TABLE bookings ADD COLUMN drill_note text;';

/** Copies of a finished booking, 40 seconds from each other; no trigger has to hear of them. */
const COPIES = `DO $$ DECLARE columns text; BEGIN
  SET LOCAL session_replication_role = replica;
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
    WHERE attrelid = 'bookings'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname NOT IN ('id', 'booking_no');
  EXECUTE format('INSERT INTO bookings (id, booking_no, %1$s)
    SELECT id_at(now() - n * interval ''40 seconds'') | 4095, ''KRG-D'' || n, %1$s
      FROM (SELECT * FROM bookings WHERE state = ''completed'' ORDER BY id LIMIT 1) AS one,
        generate_series(1, ${BOOKINGS}) AS n', columns);
  END $$`;

/** The files of this program and the typical one after them. */
const withTypical = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-drill-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, '9999_typical.sql'), TYPICAL);
  return folder;
};

/** Reads every booking and keeps its transaction open, as a report or a dump does. */
const openReport = (url: string) => {
  const started = Promise.withResolvers<void>();
  const ended = withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT count(*) FROM bookings');
    started.resolve();
    await pause(REPORT_MS);
    await client.query('COMMIT');
  });
  ended.catch(started.reject);
  return { started: started.promise, ended };
};

const longestOf = (writes: readonly Acknowledged[]): number =>
  Math.max(...writes.map(({ sentAt, at }) => at - sentAt)) / 1000;

const measureStall = async () => {
  const earlier = await earlierRelease();
  const released = join(earlier.folder, MIGRATIONS);
  const folder = withTypical();
  const postgres = await startOwnPostgres();
  const failures: string[] = [];
  try {
    await seedCluster(postgres.adminUrl, DATABASE, earlier.folder);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    await world.look(COPIES);
    // Else autovacuum and a checkpoint of the load would run beside the drill.
    await world.look('VACUUM (ANALYZE)');
    await world.look('CHECKPOINT');
    const main = join(earlier.folder, 'apps/api/src/main.ts');
    const server = await spawnServer({ ...UNLIMITED, DATABASE_URL: world.url('app') }, { main });
    try {
      await server.start();
      const traffic = await startKeyedTraffic(world, {
        bases: [server.base],
        clients: CLIENTS,
        pauseMs: PAUSE_MS,
      });
      if (!(await traffic.more(WARM_WRITES, PATIENCE_MS))) failures.push('nothing was written');
      const report = openReport(world.url('owner'));
      await report.started;
      const began = Date.now();
      let waits = 0;
      const ran = await runMigrations({
        url: world.url('owner'),
        folder,
        log: (line) => void (waits += Number(line.includes('a table is in use'))),
      });
      const ended = Date.now();
      await report.ended;
      await traffic.more(WARM_WRITES, PATIENCE_MS);
      await traffic.stop();

      const expected = readdirSync(folder).length - readdirSync(released).length;
      if (ran.length !== expected) failures.push(`${ran.length} files ran of ${expected}`);
      if (ended - began < REPORT_MS / 2) failures.push('nothing waited for the report');
      const { lost, doubled } = await judgeWrites(world.look, traffic.acknowledged);
      failures.push(...traffic.failures, ...lost, ...doubled);
      const during = [...traffic.acknowledged.values()].filter(
        ({ sentAt, at }) => at >= began && sentAt <= ended,
      );
      const after = [...traffic.acknowledged.values()].filter(({ sentAt }) => sentAt > ended);
      const seconds = Math.round((ended - began) / 1000);
      return {
        failures,
        longest: longestOf(during),
        longestAfter: longestOf(after),
        files: ran.length,
        waits,
        writes: during.length,
        seconds,
      };
    } finally {
      await server.kill();
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true });
  }
};

export const migrate: Drill = {
  name: 'migrate',
  bar: MOST_SECONDS,
  says: `the longest that a write of the previous release waits, in seconds, while every migration since then and a column more of bookings run on ${BOOKINGS.toLocaleString('en')} bookings beside a report of ${REPORT_MS / 1000} s; at most the bar, or twice what one waits after them on a busy machine, no write lost or doubled`,
  measure: async () => {
    const { failures, longest, longestAfter, ...explanation } = await measureStall();
    tellFailures(failures);
    const most = Math.max(MOST_SECONDS, MOST_TIMES_AFTER * longestAfter);
    return {
      value: longest,
      ok: failures.length === 0 && longest <= most,
      explanation: { bookings: BOOKINGS, longestAfter, ...explanation },
    };
  },
};
