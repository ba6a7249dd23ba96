import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import type { ClusterWorld } from '../../../apps/api/testing/cluster-world.ts';
import { startTwo, stopAll } from '../two-processes.ts';
import { checkBooks } from './checks.ts';
import { judgePictures, sendPicture } from './pictures.ts';
import type { SavedPostgres } from './saved-postgres.ts';

const PATIENCE_MS = 120_000;
const MISTAKE = `UPDATE bookings SET area = 'mistake'`;

/** A mistake in the data, and a restore to the moment before it; returns what is wrong then. */
export const restoreToASecond = async (
  postgres: SavedPostgres,
  world: ClusterWorld,
  env: Readonly<Record<string, string>>,
  writes: number,
) => {
  const failures: string[] = [];
  const servers = await startTwo(env);
  try {
    const traffic = await startKeyedTraffic(world, { bases: servers.map(({ base }) => base) });
    const picture = (): Promise<void> =>
      sendPicture(servers[0]?.base ?? '', traffic.token, traffic.booking);
    await traffic.more(writes, PATIENCE_MS);
    for (const _ of [1, 2, 3]) await picture();
    await traffic.more(10, PATIENCE_MS);
    const target = Date.now();
    await pause(1);
    await traffic.more(writes, PATIENCE_MS);
    await picture();
    await world.look(MISTAKE);
    await traffic.more(10, PATIENCE_MS);
    await traffic.stop();
    failures.push(...traffic.failures);
    await postgres.scriptOrThrow('copy-files');

    const refused = await postgres.script('restore', '--aside');
    if (refused.code !== 1 || !refused.output.includes('refused: PostgreSQL runs'))
      failures.push(`onto a live server it said ${refused.code}: ${refused.output}`);
    await world.look('SELECT 1');
    await stopAll(servers);
    await postgres.stop();
    const notEmpty = await postgres.script('restore');
    if (notEmpty.code !== 1) failures.push('it restored over a data directory');
    rmSync(postgres.files, { recursive: true });

    const began = performance.now();
    const at = new Date(target).toISOString().replace('T', ' ').replace('Z', '+00');
    await postgres.scriptOrThrow('restore', '--time', at, '--aside');
    await postgres.start();
    const seconds = (performance.now() - began) / 1000;
    await postgres.scriptOrThrow('restore-files');

    const all = [...traffic.acknowledged];
    const before = new Map(all.filter(([, write]) => write.at < target));
    const after = new Map(all.filter(([, write]) => write.sentAt > target));
    const missing = (await judgeWrites(world.look, before)).lost.length;
    const present = after.size - (await judgeWrites(world.look, after)).lost.length;
    if (missing > 0) failures.push(`${missing} writes acknowledged before the target are missing`);
    if (present > 0) failures.push(`${present} writes sent after the target are there`);
    const mistakes = await world.look(`SELECT FROM bookings WHERE area = 'mistake'`);
    if (mistakes.length > 0) failures.push('the mistake is still there');
    failures.push(...(await checkBooks(world.url('app'))));
    const files = { named: 3, stored: 4 };
    failures.push(...(await judgePictures(world.look, world.url('system'), postgres.files, files)));
    return { failures, before: before.size, after: after.size, seconds };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
};
