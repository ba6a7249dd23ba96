import { logOut } from '@karigar/contract/accounts/log-out';
import { startWork } from '@karigar/contract/bookings/start-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relayOnce } from '#relay/relay';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';

describe('the live stream', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await createBookingWorld();
  });
  afterAll(() => world.close());

  const open = (token: string) =>
    fetch(world.base.replace('/api/', '/live'), {
      method: 'POST',
      headers: { authorization: 'Bearer karigar-dev', 'auth-token': token },
    });

  const read = async (stream: Response, until: RegExp): Promise<string> => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (until.test(text)) break;
    }
    return text;
  };

  it('begins with the latest number and passes on that a booking changed, not what', async () => {
    const customer = await open(world.asha.token);
    expect(customer.headers.get('content-type')).toBe('text/event-stream');
    const ref = await world.plant('assigned');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    await relayOnce(world.context);
    const heard = await read(customer, /event: hint\n.*\n\n/);
    expect(heard).toMatch(/^event: latest\ndata: 0\n\n/);
    expect(heard).toContain(`"type":"booking","id":${ref.bookingId},"version":2,"sequence":1`);
    expect(heard).not.toContain('Asha');
  });

  it('is for an account only, and for five tabs of it at most', async () => {
    expect((await open('nobody')).status).toBe(401);
    expect((await open(await world.signIn('guest'))).status).toBe(401);
    const tabs = await Promise.all(Array.from({ length: 6 }, () => open(world.rohan.token)));
    expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    for (const tab of tabs) await tab.body?.cancel();
  });
  it('ends with the session it belongs to', async () => {
    const token = await world.signIn('imran');
    const stream = await open(token);
    const reading = read(stream, /never/);
    await world.send(logOut, {}, { token });
    expect(await reading).toContain('event: latest');
  });
});
