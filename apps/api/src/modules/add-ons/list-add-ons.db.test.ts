import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import {
  ADD_ONS,
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';

const { tap, pipe } = ADD_ONS;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

describe('list-service-add-ons', () => {
  const list = async (serviceId: number, token: string, language = 'en') => {
    const reply = await world.sendFields(
      listServiceAddOns,
      { serviceId: String(serviceId) },
      { token, headers: { 'accept-language': language } },
    );
    return reply.body;
  };

  it('[WIRE-08] service add-ons are in data.data, each with id, name and price, without the ones not offered', async () => {
    expect(await list(world.serviceId, world.suresh.token)).toEqual({
      success: true,
      code: 200,
      message: '',
      data: {
        data: [
          { id: tap.id, name: tap.name, price: 849.5 },
          { id: pipe.id, name: pipe.name, price: 1200 },
        ],
      },
    });
  });

  it('service add-ons are in Hindi on request, and open to a customer and a guest', async () => {
    const guest = await world.signIn('guest');
    for (const token of [world.asha.token, guest]) {
      expect(await list(world.serviceId, token, 'hi')).toMatchObject({
        data: { data: [{ name: tap.hindi }, { name: pipe.hindi }] },
      });
    }
  });

  it('an unknown service has no add-ons', async () => {
    expect(await list(999_999, world.suresh.token)).toMatchObject({ data: { data: [] } });
  });
});

describe('list-booking-add-ons', () => {
  const list = ({ bookingId, orderId }: BookingRef, send: { token: string }) => {
    const fields = { bookingId: String(bookingId), mainId: String(orderId) };
    return world.sendFields(listBookingAddOns, fields, send);
  };

  it('[WIRE-10] booking add-ons are listed with bookingId and mainId: rejected ones only for the customer', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 2, 'accepted'],
        ['pipe', 1, 'pending'],
        ['pipe', 1, 'rejected'],
      ],
    });
    const forSuresh = await list(ref, world.suresh);
    expect(forSuresh.body).toMatchObject({ success: true, code: 200 });
    expect(forSuresh.body.data).toEqual([
      {
        id: expect.any(Number),
        addOnId: tap.id,
        name: tap.name,
        price: 849.5,
        quantity: 2,
        totalAmount: 1699,
        status: '1',
      },
      expect.objectContaining({ addOnId: pipe.id, status: '0' }),
    ]);
    const forAsha = await list(ref, world.asha);
    expect(forAsha.body.data).toMatchObject([{ status: '1' }, { status: '0' }, { status: '2' }]);
  });

  it('the first read of the add-ons by the assignee, and no other, marks a new booking as seen', async () => {
    const ref = await world.plant('assigned');
    const offered = await world.plant('offered');
    await list(ref, world.asha);
    expect((await world.traces(ref)).booking.seen_at).toBeNull();
    await list(ref, world.suresh);
    const first = (await world.traces(ref)).booking;
    expect(at(first.seen_at)).toBe(world.now());
    expect(first.version).toBe(1);
    await list(offered, world.suresh);
    expect((await world.traces(offered)).booking.seen_at).toBeNull();
  });

  it('add-ons of a booking of somebody else look like those of a missing one, to both sides', async () => {
    const ref = await world.plant('assigned');
    const missing = await list({ bookingId: 1, orderId: 1 }, world.suresh);
    expect(missing.body).toMatchObject({ success: false, code: 'booking.not-found' });
    for (const stranger of [world.imran, world.rohan]) {
      expect((await list(ref, stranger)).text).toBe(missing.text);
    }
    expect((await world.traces(ref)).booking.seen_at).toBeNull();
  });
});
