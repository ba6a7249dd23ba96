import type { Figure } from '../figure.ts';

const CONNECTIONS = 10_000;

export const gateway: Figure = {
  name: 'gateway',
  bar: CONNECTIONS,
  says: 'live streams that one process holds from a load program, with nothing lost while 100 hints a second go out; at least the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { spawnNats } = await import('../../../apps/api/testing/spawned-nats.ts');
    const { runGateway } = await import('../../../apps/api/proofs/gateway.ts');

    const nats = await spawnNats();
    const world = await createSpawnedWorld({ ROLES: 'live', NATS_URL: nats.url });
    try {
      const { held, lost, undelivered, ...rest } = await runGateway(world, nats, {
        connections: CONNECTIONS,
        perSecond: 500,
        idleSeconds: 30,
        hints: 2000,
        hintsPerSecond: 100,
      });
      const { kilobytesPerConnection, idleCpuPercent, hints, p50, p99 } = rest;
      return {
        value: held,
        ok: held >= CONNECTIONS && lost + undelivered === 0,
        explanation: {
          lost,
          kilobytesPerConnection,
          idleCpuPercent,
          hints,
          undelivered,
          p50: `${p50} ms`,
          p99: `${p99} ms`,
        },
      };
    } finally {
      await world.close();
      await nats.kill();
    }
  },
};
