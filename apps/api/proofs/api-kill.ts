import { setTimeout as pause } from 'node:timers/promises';
import type { SpawnedWorld } from '#testing/spawned-world';
import { judgeWrites, startKeyedTraffic } from './keyed-traffic.ts';

const LONGEST_WAIT_MS = 10_000;

export type ApiKill = {
  readonly kills: number;
  readonly sends: number;
  readonly acknowledged: number;
  /** Writes retried under their key because the first reply was lost. */
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  readonly failures: readonly string[];
};

/** Kills the process with SIGKILL, again and again, under a load of keyed writes. */
export const runApiKill = async (
  world: SpawnedWorld,
  size: { readonly kills: number; readonly acknowledgedBetween?: number },
): Promise<ApiKill> => {
  const { server, look } = world;
  await server.start();
  const traffic = await startKeyedTraffic(world, { bases: [server.base] });
  for (let kill = 0; kill < size.kills; kill += 1) {
    await traffic.more(size.acknowledgedBetween ?? 25, LONGEST_WAIT_MS);
    await pause(Math.random() * 40);
    await server.kill();
    await server.start();
  }
  await traffic.stop();

  const { acknowledged, counts, failures } = traffic;
  const { lost, doubled, unknown } = await judgeWrites(look, acknowledged);
  if (unknown > 0) failures.push(`${unknown} effects without an acknowledged write`);
  return {
    kills: size.kills,
    ...counts,
    acknowledged: acknowledged.size,
    lost: lost.length,
    doubled: doubled.length,
    failures,
  };
};
