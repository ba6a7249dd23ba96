import type { Figure } from '../figure.ts';

const STREAMS = 1000;
const BAR_MS = 3000;
const MOST_LATEST = 2;

export const relays: Figure = {
  name: 'relays',
  bar: BAR_MS,
  says: `milliseconds until another of three relays takes over from a killed leader; at most the bar, with no hint missed and at most ${MOST_LATEST} times a minute each of ${STREAMS} idle streams told that hints may be lost`,
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { spawnNats } = await import('../../../apps/api/testing/spawned-nats.ts');
    const { runRelays } = await import('../../../apps/api/proofs/relays.ts');

    const nats = await spawnNats();
    const world = await createSpawnedWorld({ ROLES: 'live', NATS_URL: nats.url });
    try {
      const { takeoverMs, missed, mostLatest, mostLatestIdle, leaders, hints } = await runRelays(
        world,
        nats,
        { relays: 3, streams: STREAMS, idleSeconds: 60, hints: 1000, hintsPerSecond: 50 },
      );
      return {
        value: takeoverMs,
        ok:
          takeoverMs <= BAR_MS &&
          missed === 0 &&
          Math.max(mostLatest, mostLatestIdle) <= MOST_LATEST,
        explanation: { mostLatestIdle, mostLatestWithKill: mostLatest, leaders, hints, missed },
      };
    } finally {
      await world.close();
      await nats.kill();
    }
  },
};
