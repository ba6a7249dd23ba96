import { logOut } from '@karigar/contract/sign-in/log-out';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RELAY_HEARTBEAT } from '#relay/heartbeat';
import { relayOnce } from '#relay/relay';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { openLiveSubscription, type LiveSubscription } from '#testing/live-subscription';
import { setSequence } from '#testing/live-store';
import { people } from '#testing/people';
import { createTestApp } from '#testing/test-app';

describe('live stream', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await createBookingWorld();
  });
  afterAll(() => world.close());

  const open = (token: string) => openLiveSubscription(world.base, token);
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await world.context.metrics.render())?.[1]);

  it('a live stream is down until the relay is heard, then begins with the latest sequence', async () => {
    const withoutRelay = await createBookingWorld();
    const subscription = await openLiveSubscription(withoutRelay.base, withoutRelay.asha.token);
    await subscription.until((events) => events.length > 0);
    expect(subscription.events).toEqual([{ name: 'down', data: null }]);
    await relayOnce(withoutRelay.context);
    await subscription.until((events) => events.length > 1);
    expect(subscription.events[1]).toEqual({ name: 'latest', data: 0 });
    subscription.leave();
    await withoutRelay.close();
  });

  it('a live stream hints that a booking changed, without its data', async () => {
    await relayOnce(world.context);
    const customer = await open(world.asha.token);
    const ref = await world.plant('assigned');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    await relayOnce(world.context);
    await customer.until(() => customer.hints().length > 0);
    expect(customer.hints()).toEqual([
      { type: 'booking', id: ref.bookingId, version: 2, sequence: 1, sameBill: true },
    ]);
    customer.leave();
  });

  it('a live stream hints at a chat message to both sides, and at notifications read elsewhere', async () => {
    await relayOnce(world.context);
    const ref = await world.plant('assigned');
    const [suresh, asha] = [await open(world.suresh.token), await open(world.asha.token)];
    await world.send(sendChat, { ...ref, message: 'I am at the gate.', by: 'me' }, world.suresh);
    await world.send(markNotificationsRead, {}, world.asha);
    await relayOnce(world.context);
    await asha.until(() => asha.hints().some(({ type }) => type === 'notifications'));
    await suresh.until(() => suresh.hints().length > 0);
    expect(suresh.hints().at(-1)).toMatchObject({ type: 'chat', id: ref.bookingId });
    expect(asha.hints().at(-2)).toMatchObject({ type: 'chat', id: ref.bookingId });
    suresh.leave();
    asha.leave();
  });

  it('all tabs of an account share one bus subscription, which ends with the last tab', async () => {
    const subscribe = vi.spyOn(world.context.bus, 'subscribe');
    const tabs = [await open(world.imran.token), await open(world.imran.token)];
    expect(subscribe).toHaveBeenCalledTimes(1);
    subscribe.mockRestore();
    for (const tab of tabs) tab.leave();
    await vi.waitFor(async () => expect(await metric('karigar_live_streams')).toBe(0));
  });

  it('a live stream needs an account, and a sixth tab closes the oldest', async () => {
    expect((await open('nobody')).status).toBe(401);
    expect((await open(await world.signIn('guest'))).status).toBe(401);
    const tabs: LiveSubscription[] = [];
    for (let tab = 0; tab < 6; tab += 1) tabs.push(await open(world.rohan.token));
    await vi.waitFor(() =>
      expect(tabs.map((tab) => tab.isEnded())).toEqual([true, false, false, false, false, false]),
    );
    for (const tab of tabs) tab.leave();
  });

  it('a live stream ends with its session, also while the bus is down', async () => {
    const token = await world.signIn('imran');
    const subscription = await open(token);
    const other = await open(world.imran.token);
    const publish = vi.spyOn(world.context.bus, 'publish').mockReturnValue();
    await world.send(logOut, {}, { token });
    publish.mockRestore();
    await vi.waitFor(() => expect(subscription.isEnded()).toBe(true));
    expect(other.isEnded()).toBe(false);
    other.leave();
  });

  it('a live stream reports down while the relay is late, and compares sequences afterwards', async () => {
    await relayOnce(world.context);
    const subscription = await open(world.asha.token);
    await subscription.until((events) => events.length === 1);
    world.context.bus.publish(RELAY_HEARTBEAT, { behindMs: 60_000, connectionId: 'local' });
    await subscription.until((events) => events.length === 2);
    await setSequence(world.look, people.asha.id, 700);
    await relayOnce(world.context);
    await subscription.until((events) => events.length === 3);
    expect(subscription.events.slice(1)).toEqual([
      { name: 'down', data: null },
      { name: 'latest', data: 700 },
    ]);
    subscription.leave();
  });

  it('a live stream compares sequences after the relay reconnects to the bus', async () => {
    await relayOnce(world.context);
    const subscription = await open(world.rohan.token);
    await subscription.until((events) => events.length === 1);
    world.context.bus.publish(RELAY_HEARTBEAT, { behindMs: 0, connectionId: 'another' });
    await subscription.until((events) => events.length === 2);
    expect(subscription.events.map(({ name }) => name)).toEqual(['latest', 'latest']);
    subscription.leave();
  });

  it('a live stream is refused when switched off or beyond the limit of the process', async () => {
    const off = await createTestApp({ env: { LIVE: 'off' }, database: world.database });
    expect((await openLiveSubscription(off.base, world.asha.token)).status).toBe(204);
    await off.close();
    const full = await createTestApp({ env: { LIVE_STREAMS: '1' }, database: world.database });
    const first = await openLiveSubscription(full.base, world.asha.token);
    expect([
      first.status,
      (await openLiveSubscription(full.base, world.suresh.token)).status,
    ]).toEqual([200, 503]);
    first.leave();
    await full.close();
  });
});
