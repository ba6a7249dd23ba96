import { startWork } from '@karigar/contract/bookings/start-work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRelay, type Relay } from '#relay/relay';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { openLiveSubscription } from '#testing/live-subscription';
import { endSilently } from '#testing/live-store';
import { people } from '#testing/people';
import { spawnNats, type SpawnedNats } from '#testing/spawned-nats';

let nats: SpawnedNats;
let world: BookingWorld;
let relay: Relay;
beforeAll(async () => {
  nats = await spawnNats();
  world = await createBookingWorld({ env: { NATS_URL: nats.url } });
  relay = startRelay(world.context);
});
afterAll(async () => {
  await relay.stop();
  await world.close();
  await nats.kill();
});

it('a live stream reports a lost bus and, after reconnecting, missed hints and ended sessions', async () => {
  const asha = await openLiveSubscription(world.base, world.asha.token);
  const imran = await openLiveSubscription(world.base, world.imran.token);
  await asha.until((events) => events.at(-1)?.name === 'latest');
  await imran.until((events) => events.at(-1)?.name === 'latest');

  await nats.kill();
  await asha.until((events) => events.at(-1)?.name === 'down');
  const ref = await world.plant('assigned');
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  await endSilently(world.look, people.imran.id);

  nats = await spawnNats(nats.port);
  await asha.until((events) => events.at(-1)?.name === 'latest');
  expect(asha.events.at(-1)).toEqual({ name: 'latest', data: 1 });
  await imran.until(() => imran.isEnded());
  expect(imran.isEnded()).toBe(true);
  asha.leave();
}, 30_000);
