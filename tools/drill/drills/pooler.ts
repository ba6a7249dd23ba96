import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import { DEVELOPMENT } from '../../../apps/api/src/platform/development-settings.ts';
import { clusterWorld, seedCluster, UNLIMITED } from '../../../apps/api/testing/cluster-world.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { walk } from '../../api-try/walk.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { startOwnPgbouncer } from '../../services/own-pgbouncer.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';

const DATABASE = 'karigar';
/** Twice the pooler's connections of a role: they really are shared. A serviceman may write 500 messages a day. */
const CLIENTS = 40;
const GROUPS = 4;
const WRITES = isSmall ? 500 : 10_000;
const PATIENCE_MS = 600_000;
const SHARED = `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE usename = 'karigar_app'`;

type World = ReturnType<typeof clusterWorld>;
type Settings = Readonly<Record<string, string>>;

/** Fails unless a process with these settings refuses to start and says why. */
const expectRefusal = async (settings: Settings, why: string): Promise<string[]> => {
  const server = await spawnServer(settings);
  try {
    await server.start();
    return [`it started, and should have said: ${why}`];
  } catch (error) {
    return String(error).includes(why) ? [] : [`it did not say "${why}": ${String(error)}`];
  } finally {
    await server.kill();
  }
};

/** Roles as an earlier release prepared them. */
const AS_BEFORE = 'ALTER ROLE karigar_app RESET ALL; ALTER ROLE karigar_system RESET ALL';
const TIMEOUT = `ALTER ROLE karigar_app IN DATABASE ${DATABASE}`;

/** Whole bookings by both sides, then many writes at once; each acknowledged one must be there once. */
const useApp = async (world: World, settings: Settings) => {
  const failures: string[] = [];
  const server = await spawnServer({ ...settings, NODE_ENV: 'development' });
  try {
    await server.start();
    const traffics: Awaited<ReturnType<typeof startKeyedTraffic>>[] = [];
    for (let group = 0; group < GROUPS; group += 1)
      traffics.push(
        await startKeyedTraffic(world, { bases: [server.base], clients: CLIENTS / GROUPS }),
      );
    const enough = await Promise.all(
      traffics.map((traffic) => traffic.more(WRITES / GROUPS, PATIENCE_MS)),
    );
    const shared = (await world.look<{ count: number }>(SHARED))[0]?.count ?? 0;
    await Promise.all(traffics.map((traffic) => traffic.stop()));
    const acknowledged = new Map(traffics.flatMap((traffic) => [...traffic.acknowledged]));
    if (enough.includes(false)) failures.push(`${acknowledged.size} writes of ${WRITES}`);
    const { lost, doubled } = await judgeWrites(world.look, acknowledged);
    failures.push(
      ...traffics.flatMap((traffic) => traffic.failures),
      ...lost.map((key) => `${key} is lost`),
      ...doubled.map((key) => `${key} is there twice`),
    );
    const seen: Record<string, number> = {};
    for (const traffic of traffics)
      for (const [status, count] of Object.entries(traffic.seen))
        seen[status] = (seen[status] ?? 0) + count;
    const { 200: _ok, 503: busy = 0, ...others } = seen;
    for (const [status, count] of Object.entries(others))
      failures.push(`${count} replies ${status}`);
    await walk({
      base: new URL(server.base).origin,
      clientId: DEVELOPMENT.clientId,
      systemUrl: world.url('system'),
    }).catch((error: unknown) => failures.push(`a whole booking: ${String(error)}`));
    return { failures, writes: acknowledged.size, clients: CLIENTS, shared, busy };
  } finally {
    await server.kill();
  }
};

const drillPooler = async () => {
  const postgres = await startOwnPostgres();
  const server = { port: Number(new URL(postgres.adminUrl).port), database: DATABASE };
  const withPooler = async <Out>(work: (settings: Settings, version: string) => Promise<Out>) => {
    const pooler = await startOwnPgbouncer(server);
    try {
      const url = `postgres://127.0.0.1:${pooler.port}/${DATABASE}`;
      const connections = { DATABASE_URL: url, DATABASE_CONNECTIONS: String(CLIENTS) };
      return await work({ ...UNLIMITED, ...connections }, pooler.version);
    } finally {
      await pooler.remove();
    }
  };
  try {
    await seedCluster(postgres.adminUrl, DATABASE);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    const direct = { DATABASE_JOBS_URL: world.url('system') };
    await world.look(`${AS_BEFORE}; ${TIMEOUT} SET statement_timeout = 0`);
    const missing = await withPooler((settings) =>
      expectRefusal({ ...settings, ...direct }, 'karigar_app has statement_timeout = 0'),
    );
    await world.look(`${TIMEOUT} RESET statement_timeout`);
    return await withPooler(async (settings, version) => {
      const pooled = await expectRefusal(settings, 'DATABASE_JOBS_URL leads through a pooler');
      const used = await useApp(world, { ...settings, ...direct });
      return { ...used, failures: [...missing, ...pooled, ...used.failures], version };
    });
  } finally {
    await postgres.remove();
  }
};

export const pooler: Drill = {
  name: 'pooler',
  bar: 0,
  says: 'what fails when the API reaches PostgreSQL through PgBouncer with the shipped file: a role with another setting and a worker behind the pooler must be refused at start, roles of an earlier release must get their settings, then a whole booking by both sides and writes of more clients than the pooler has connections, each there once; at most the bar',
  needs: { mmdebstrap: 'mmdebstrap' },
  measure: async () => {
    const { failures, ...explanation } = await drillPooler();
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation };
  },
};
