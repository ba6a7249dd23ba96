import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RELAY_BEAT, relayOnce } from '#relay/relay';
import { openLiveEar } from '#testing/live-subscription';
import { endSilently, setSequence } from '#testing/live-store';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';

let world: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = await createTestApp();
});
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});

it('beats every ten seconds, a few streams at a time', async () => {
  await relayOnce(world.context);
  const ears = [];
  for (const name of ['suresh', 'asha'] as const) {
    const ear = await openLiveEar(world.base, await world.signIn(name));
    await ear.until((events) => events.length === 1);
    ears.push(ear);
    vi.advanceTimersByTime(5000);
  }
  await ears[0]?.until((events) => events.length === 2);
  expect(ears.map(({ events }) => events.map(({ name }) => name))).toEqual([
    ['latest', 'beat'],
    ['latest'],
  ]);
  for (const ear of ears) ear.leave();
});

it('finds by its number a hint that never came, and a session whose end nobody told', async () => {
  await relayOnce(world.context);
  const token = await world.signIn('imran');
  const ear = await openLiveEar(world.base, token);
  await ear.until((events) => events.length === 1);
  await setSequence(world.look, people.imran.id, 41);
  vi.advanceTimersByTime(30_000);
  await ear.until((events) => events.some(({ data }) => data === 41));
  expect(await world.context.metrics.render()).toContain('karigar_live_missed_total 1');

  await endSilently(world.look, people.imran.id);
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(ear.isEnded()).toBe(true));
});

it('says that it is down when the relay has not been heard for three seconds', async () => {
  await relayOnce(world.context);
  const ear = await openLiveEar(world.base, await world.signIn('rohan'));
  await ear.until((events) => events.length === 1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3001);
  vi.advanceTimersByTime(500);
  await ear.until((events) => events.some(({ name }) => name === 'down'));
  world.context.bus.publish(RELAY_BEAT, { behindMs: 0, connectionId: 'local' });
  await ear.until((events) => events.at(-1)?.name === 'latest');
  expect(ear.isEnded()).toBe(false);
  vi.restoreAllMocks();
  ear.leave();
});
