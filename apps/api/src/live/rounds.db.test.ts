import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RELAY_HEARTBEAT } from '#relay/heartbeat';
import { relayOnce } from '#relay/relay';
import { openLiveSubscription } from '#testing/live-subscription';
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

it('the gateway sends heartbeats every ten seconds, a few streams at a time', async () => {
  await relayOnce(world.context);
  const subscriptions = [];
  for (const name of ['suresh', 'asha'] as const) {
    const subscription = await openLiveSubscription(world.base, await world.signIn(name));
    await subscription.until((events) => events.length === 1);
    subscriptions.push(subscription);
    vi.advanceTimersByTime(5000);
  }
  await subscriptions[0]?.until((events) => events.length === 2);
  expect(subscriptions.map(({ events }) => events.map(({ name }) => name))).toEqual([
    ['latest', 'beat'],
    ['latest'],
  ]);
  for (const subscription of subscriptions) subscription.leave();
});

it('the gateway finds a lost hint by its sequence, and a session whose end was not published', async () => {
  await relayOnce(world.context);
  const token = await world.signIn('imran');
  const subscription = await openLiveSubscription(world.base, token);
  await subscription.until((events) => events.length === 1);
  await setSequence(world.look, people.imran.id, 41);
  vi.advanceTimersByTime(30_000);
  await subscription.until((events) => events.some(({ data }) => data === 41));
  expect(await world.context.metrics.render()).toContain('karigar_live_missed_total 1');

  await endSilently(world.look, people.imran.id);
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(subscription.isEnded()).toBe(true));
});

it('the gateway reports down after three seconds without the relay', async () => {
  await relayOnce(world.context);
  const subscription = await openLiveSubscription(world.base, await world.signIn('rohan'));
  await subscription.until((events) => events.length === 1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3001);
  vi.advanceTimersByTime(500);
  await subscription.until((events) => events.some(({ name }) => name === 'down'));
  world.context.bus.publish(RELAY_HEARTBEAT, { behindMs: 0, connectionId: 'local' });
  await subscription.until((events) => events.at(-1)?.name === 'latest');
  expect(subscription.isEnded()).toBe(false);
  vi.restoreAllMocks();
  subscription.leave();
});
