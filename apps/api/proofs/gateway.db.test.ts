import { expect, it } from 'vitest';
import { spawnNats } from '#testing/spawned-nats';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runGateway } from './gateway.ts';

it('one process holds many live streams, and a hint reaches only the stream of its account', async () => {
  const nats = await spawnNats();
  const world = await createSpawnedWorld({ ROLES: 'live', NATS_URL: nats.url });
  try {
    const run = await runGateway(world, nats, {
      connections: 500,
      perSecond: 500,
      idleSeconds: 1,
      hints: 100,
      hintsPerSecond: 100,
    });
    console.log(`gateway: ${JSON.stringify(run)}`);
    expect(run).toMatchObject({ held: 500, lost: 0, hints: 100, undelivered: 0 });
    expect(run.kilobytesPerConnection).toBeLessThan(100);
  } finally {
    await world.close();
    await nats.kill();
  }
}, 60_000);
