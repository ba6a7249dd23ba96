import { logOut } from '@karigar/contract/sign-in/log-out';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RELAY_BEAT, relayOnce } from '#relay/relay';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { openLiveEar, type LiveEar } from '#testing/live-subscription';
import { setSequence } from '#testing/live-store';
import { people } from '#testing/people';
import { createTestApp } from '#testing/test-app';

describe('the live stream', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await createBookingWorld();
  });
  afterAll(() => world.close());

  const open = (token: string) => openLiveEar(world.base, token);
  const metric = async (name: string): Promise<number> =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await world.context.metrics.render())?.[1]);

  it('is down until a relay is heard, then begins with the latest number', async () => {
    const lonely = await createBookingWorld();
    const ear = await openLiveEar(lonely.base, lonely.asha.token);
    await ear.until((events) => events.length > 0);
    expect(ear.events).toEqual([{ name: 'down', data: null }]);
    await relayOnce(lonely.context);
    await ear.until((events) => events.length > 1);
    expect(ear.events[1]).toEqual({ name: 'latest', data: 0 });
    ear.leave();
    await lonely.close();
  });

  it('passes on that a booking changed, not what', async () => {
    await relayOnce(world.context);
    const customer = await open(world.asha.token);
    const ref = await world.plant('assigned');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    await relayOnce(world.context);
    await customer.until(() => customer.hints().length > 0);
    expect(customer.hints()).toEqual([
      { type: 'booking', id: ref.bookingId, version: 2, sequence: 1 },
    ]);
    customer.leave();
  });

  it('hints at a message to both sides, and at notifications that were read elsewhere', async () => {
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

  it('listens once for all tabs of an account, and stops with the last of them', async () => {
    const subscribe = vi.spyOn(world.context.bus, 'subscribe');
    const tabs = [await open(world.imran.token), await open(world.imran.token)];
    expect(subscribe).toHaveBeenCalledTimes(1);
    subscribe.mockRestore();
    for (const tab of tabs) tab.leave();
    await vi.waitFor(async () => expect(await metric('karigar_live_streams')).toBe(0));
  });

  it('is for an account only; a sixth tab takes the place of the oldest', async () => {
    expect((await open('nobody')).status).toBe(401);
    expect((await open(await world.signIn('guest'))).status).toBe(401);
    const tabs: LiveEar[] = [];
    for (let tab = 0; tab < 6; tab += 1) tabs.push(await open(world.rohan.token));
    await vi.waitFor(() =>
      expect(tabs.map((tab) => tab.isEnded())).toEqual([true, false, false, false, false, false]),
    );
    for (const tab of tabs) tab.leave();
  });

  it('ends with the session it belongs to, also while the bus is down', async () => {
    const token = await world.signIn('imran');
    const ear = await open(token);
    const other = await open(world.imran.token);
    const publish = vi.spyOn(world.context.bus, 'publish').mockReturnValue();
    await world.send(logOut, {}, { token });
    publish.mockRestore();
    await vi.waitFor(() => expect(ear.isEnded()).toBe(true));
    expect(other.isEnded()).toBe(false);
    other.leave();
  });

  it('says that it is down while the relay is late, and compares numbers when it is back', async () => {
    await relayOnce(world.context);
    const ear = await open(world.asha.token);
    await ear.until((events) => events.length === 1);
    world.context.bus.publish(RELAY_BEAT, { behindMs: 60_000, connectionId: 'local' });
    await ear.until((events) => events.length === 2);
    await setSequence(world.look, people.asha.id, 700);
    await relayOnce(world.context);
    await ear.until((events) => events.length === 3);
    expect(ear.events.slice(1)).toEqual([
      { name: 'down', data: null },
      { name: 'latest', data: 700 },
    ]);
    ear.leave();
  });

  it('compares numbers when the relay has changed its line to the bus', async () => {
    await relayOnce(world.context);
    const ear = await open(world.rohan.token);
    await ear.until((events) => events.length === 1);
    world.context.bus.publish(RELAY_BEAT, { behindMs: 0, connectionId: 'another' });
    await ear.until((events) => events.length === 2);
    expect(ear.events.map(({ name }) => name)).toEqual(['latest', 'latest']);
    ear.leave();
  });

  it('is not there where it is switched off, and not beyond what a process can hold', async () => {
    const off = await createTestApp({ env: { LIVE: 'off' }, database: world.database });
    expect((await openLiveEar(off.base, world.asha.token)).status).toBe(204);
    await off.close();
    const full = await createTestApp({ env: { LIVE_STREAMS: '1' }, database: world.database });
    const first = await openLiveEar(full.base, world.asha.token);
    expect([first.status, (await openLiveEar(full.base, world.suresh.token)).status]).toEqual([
      200, 503,
    ]);
    first.leave();
    await full.close();
  });
});
