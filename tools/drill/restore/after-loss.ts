import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import type { ClusterWorld } from '../../../apps/api/testing/cluster-world.ts';
import { startTwo } from '../two-processes.ts';
import { checkBooks } from './checks.ts';
import type { SavedPostgres } from './saved-postgres.ts';

const PATIENCE_MS = 120_000;
const LONGEST_AWAY_MS = 15 * 60_000;

/** The data directory is lost under traffic and restored to its end; the processes stay and their clients try on. */
export const restoreAfterLoss = async (
  postgres: SavedPostgres,
  world: ClusterWorld,
  env: Readonly<Record<string, string>>,
  writes: number,
) => {
  const failures: string[] = [];
  const servers = await startTwo(env);
  try {
    await postgres.received();
    const traffic = await startKeyedTraffic(world, {
      bases: servers.map(({ base }) => base),
      retryMs: 200,
      givesUpMs: LONGEST_AWAY_MS,
    });
    if (!(await traffic.more(writes, PATIENCE_MS))) failures.push('too few writes before the loss');
    await postgres.lose();
    const lostAt = Date.now();
    const copying = performance.now();
    await postgres.scriptOrThrow('restore');
    const copySeconds = (performance.now() - copying) / 1000;
    await postgres.start();
    const upAt = Date.now();
    if (!(await traffic.more(writes, LONGEST_AWAY_MS)))
      failures.push('no writes after the restore');
    await traffic.stop();
    failures.push(...traffic.failures);

    const { acknowledged } = traffic;
    const { lost, doubled, unknown } = await judgeWrites(world.look, acknowledged);
    const ages = lost.map((key) => (lostAt - (acknowledged.get(key)?.at ?? 0)) / 1000);
    if (lost.length > 0) failures.push(`${lost.length} acknowledged writes are lost`);
    if (doubled.length > 0) failures.push(`${doubled.length} writes are there twice`);
    failures.push(...(await checkBooks(world.url('app'))));
    const backAt = Math.min(
      ...[...acknowledged.values()].map(({ at }) => at).filter((at) => at >= upAt),
    );
    return {
      failures,
      acknowledged: acknowledged.size,
      lost: lost.length,
      unknown,
      rpoSeconds: Math.max(0, ...ages),
      rtoSeconds: (backAt - lostAt) / 1000,
      copySeconds,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
};
