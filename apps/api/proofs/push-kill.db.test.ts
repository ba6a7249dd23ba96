import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService, type PushService } from '#testing/push-service';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runPushKill } from './push-kill.ts';

const KILLS = 1;
/** How many pushes a worker sends in parallel. */
const AT_ONCE = 8;

let service: PushService;
let world: SpawnedWorld;
beforeAll(async () => {
  service = await startPushService();
  world = await createSpawnedWorld({ PUSH_SERVICES: service.origin });
});
afterAll(async () => {
  await world.close();
  await service.close();
});

it('loses no push and shows none twice when the worker is killed while it sends', async () => {
  const sent = await runPushKill(world, service, { people: 4, each: 25, kills: KILLS });
  console.info(`push-kill: ${JSON.stringify(sent)}`);
  expect(sent).toMatchObject({ alerts: 200, lost: 0, seenTwice: 0, failures: [] });
  // Only pushes that were sent and not yet recorded are repeated; their id makes them one on the phone.
  expect(sent.repeated).toBeLessThanOrEqual(KILLS * AT_ONCE);
  for (const heard of sent.heardAtKills) {
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(sent.alerts);
  }
}, 90_000);
