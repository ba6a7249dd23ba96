import { listSlots } from '@karigar/contract/orders/list-slots';
import { placeOrder, type OrderItem } from '@karigar/contract/orders/place-order';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { readWireDateTime } from '@karigar/domain/dates/wire-date';
import { paise, times } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from '#testing/catalogue-world';
import { addOnOf } from '#testing/demo-world-catalogue';
import { createPerson } from '#testing/fresh-people';
import {
  addAddress,
  addOnsOf,
  block,
  bookingsOf as readBookings,
  cancelRequested,
  FAR_AREA,
  ORDERED,
  putOnDuty,
  takeAllOffDuty,
  serveFarArea,
  UNAVAILABLE,
  takeDayOff,
  tomorrowAt,
} from '#testing/order-world';
import { createTestApp, type TestApp } from '#testing/test-app';
import { openSession } from '#proofs/exactly-once-stage';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await takeAllOffDuty(app.look);
});
afterAll(() => app.close());

const SLOTS = [480, 540, 630, 720, 810, 900, 990, 1080, 1170];
const tomorrow = (minute: number) => tomorrowAt(app.now(), minute);

const newServiceman = async (): Promise<number> => {
  const { id } = await createPerson(app.look, 'serviceman', app.now());
  await putOnDuty(app.look, id);
  return id;
};
/** No other serviceman is on duty while the test runs. */
const withServicemen = async (
  count: number,
  work: (servicemen: number[]) => Promise<void>,
): Promise<void> => {
  const servicemen: number[] = [];
  for (let made = 0; made < count; made += 1) servicemen.push(await newServiceman());
  try {
    await work(servicemen);
  } finally {
    await takeAllOffDuty(app.look);
    await cancelRequested(app.look);
  }
};
const newCustomer = async () => {
  const person = await createPerson(app.look, 'customer', app.now());
  const token = await openSession(app, person);
  return {
    id: person.id,
    phone: person.phone,
    token,
    addressId: await addAddress(app.look, person.id),
  };
};
type Customer = Awaited<ReturnType<typeof newCustomer>>;

const item = (minute: number, more: Partial<OrderItem> = {}): OrderItem => ({
  serviceId: ORDERED.id,
  quantity: 1,
  at: tomorrow(minute),
  addOns: [],
  ...more,
});
const order = (
  { token, addressId }: Customer,
  items: readonly OrderItem[],
  more: { total?: number; addressId?: number; key?: string } = {},
) =>
  app.send(
    placeOrder,
    {
      addressId: more.addressId ?? addressId,
      total: paise(more.total ?? items.reduce((sum, one) => sum + ORDERED.price * one.quantity, 0)),
      items,
    },
    { token, ...(more.key === undefined ? {} : { key: more.key }) },
  );
const freeOf = async (token: string, more: { quantity?: number; day?: number } = {}) => {
  const reply = await app.send(
    listSlots,
    {
      serviceId: ORDERED.id,
      quantity: more.quantity ?? 1,
      areaId: FAR_AREA.id,
      day: addDays(dayOf(app.now()), more.day ?? 1),
    },
    { token },
  );
  const slots = reply.body.data as { at: string; isFree: boolean }[];
  return slots.map(({ isFree }) => (isFree ? '1' : '0')).join('');
};
const bookingsOf = (customerId: number) => readBookings(app.look, customerId);

describe('list-slots', () => {
  it('no slot is free without a serviceman, and every slot with one who is free', async () => {
    const guest = await app.signIn('guest');
    expect(await freeOf(guest)).toBe('000000000');
    await withServicemen(1, async ([serviceman]) => {
      expect(await freeOf(guest)).toBe('111111111');
      // It is ten: slots of today are free after eleven.
      expect(await freeOf(guest, { day: 0 })).toBe('000111111');
      expect(await freeOf(guest, { day: 7 })).toBe('000000000');
      // Three take three hours, and the serviceman works until ten in the evening.
      expect(await freeOf(guest, { quantity: 3 })).toBe('111111110');
      await takeDayOff(app.look, serviceman ?? 0, addDays(dayOf(app.now()), 1));
      expect(await freeOf(guest)).toBe('000000000');
      expect(await freeOf(guest, { day: 2 })).toBe('111111111');
    });
  });

  it('slots count only servicemen who are skilled, verified, on duty, near and not blocked', async () => {
    const guest = await app.signIn('guest');
    for (const sql of UNAVAILABLE) {
      await withServicemen(1, async ([serviceman]) => {
        expect(await freeOf(guest)).toBe('111111111');
        await app.look(sql, [serviceman]);
        expect(await freeOf(guest), sql).toBe('000000000');
      });
    }
  });

  it('slots count no serviceman who blocked the customer or was blocked by the customer', async () => {
    await withServicemen(2, async ([first = 0, second = 0]) => {
      const [asha, rohan] = [await newCustomer(), await newCustomer()];
      await block(app.look, asha.id, first);
      expect(await freeOf(asha.token)).toBe('111111111');
      await block(app.look, second, asha.id);
      expect(await freeOf(asha.token)).toBe('000000000');
      expect(await freeOf(rohan.token)).toBe('111111111');
      expect((await order(asha, [item(630)])).body.code).toBe('slot.full');
      expect((await order(rohan, [item(630)])).body.success).toBe(true);
    });
  });

  it("slots never count the customer's own account as a serviceman", async () => {
    await withServicemen(1, async ([serviceman = 0]) => {
      const token = await openSession(app, { id: serviceman, role: 'customer' });
      expect(await freeOf(token)).toBe('000000000');
    });
  });

  it.each([
    ['service.not-found', { serviceId: 999_999 }],
    ['area.not-served', { areaId: 999 }],
  ])('listing slots is refused with %s', async (refusal, more) => {
    const token = await app.signIn('guest');
    const day = dayOf(app.now());
    const input = { serviceId: ORDERED.id, quantity: 1, areaId: FAR_AREA.id, day, ...more };
    expect((await app.send(listSlots, input, { token })).body.code).toBe(refusal);
  });
});

describe('place-order', () => {
  it('an order creates a booking with all that was agreed, and takes capacity', async () => {
    await withServicemen(1, async () => {
      const asha = await newCustomer();
      const addOn = addOnOf('foamJet', 0);
      const wanted = item(630, { quantity: 2, addOns: [{ addOnId: addOn.id, quantity: 2 }] });
      const total = times(ORDERED.price, 2) + times(addOn.price, 2);
      const reply = await order(asha, [wanted], { total });
      expect(reply.body).toMatchObject({ success: true, message: 'Booked.' });
      const [booking] = await bookingsOf(asha.id);
      expect(booking).toMatchObject({
        state: 'requested',
        service_name: ORDERED.name,
        customer_name: 'Anjali Kulkarni',
        customer_phone: asha.phone,
        area: 'Whitefield',
        address: '3, Lane 5, Whitefield, Bengaluru 560066',
        flat_no: '3',
        street: 'Lane 5',
        latitude: FAR_AREA.latitude,
        minutes: ORDERED.minutes * 2,
        cover_days: ORDERED.cover_days,
        quantity: 2,
        price: String(ORDERED.price),
        total: String(ORDERED.price * 2),
        scheduled_at: new Date(tomorrow(630)),
        cancel_until: new Date(tomorrow(510)),
        serviceman_id: null,
      });
      expect(reply.body.data).toEqual({
        orderId: Number(booking?.['order_id']),
        bookings: [{ id: Number(booking?.['id']), bookingNo: booking?.['booking_no'] }],
      });
      expect(await addOnsOf(app.look, booking?.['id'])).toEqual([
        { status: 'accepted', quantity: 2, name: addOn.name },
      ]);
      // 10:30 to 12:30, with half an hour of travel before and after.
      expect(await freeOf(asha.token)).toBe('110011111');
    });
  });

  it('an order with two visits is all or nothing', async () => {
    await withServicemen(1, async () => {
      const asha = await newCustomer();
      const both = await order(asha, [item(630), item(630)]);
      expect(both.body.code).toBe('slot.full');
      expect(await bookingsOf(asha.id)).toEqual([]);
      const apart = await order(asha, [item(630), item(720)]);
      expect(apart.body.data).toMatchObject({ bookings: [{}, {}] });
      expect(new Set((await bookingsOf(asha.id)).map((row) => row['order_id'])).size).toBe(1);
    });
  });

  it('an order sent again returns the first one: with its key, without any, and with another', async () => {
    await withServicemen(2, async () => {
      const asha = await newCustomer();
      const key = `first-${asha.id}`;
      const first = await order(asha, [item(630)], { key });
      for (const more of [{ key }, {}, { key: `second-${asha.id}` }])
        expect((await order(asha, [item(630)], more)).body.data).toEqual(first.body.data);
      expect(await bookingsOf(asha.id)).toHaveLength(1);
      const at = await Promise.all([order(asha, [item(900)]), order(asha, [item(900)])]);
      expect(at[0]?.body.data).toEqual(at[1]?.body.data);
      expect(await bookingsOf(asha.id)).toHaveLength(2);
    });
  });

  it('an order for a full slot is refused with the nearest free slot', async () => {
    await withServicemen(1, async () => {
      expect((await order(await newCustomer(), [item(720)])).body.success).toBe(true);
      const late = await order(await newCustomer(), [item(720)]);
      expect(late.body).toMatchObject({ success: false, code: 'slot.full' });
      const { nearest } = late.body.data as { nearest: string };
      expect(readWireDateTime(nearest)).toBe(tomorrow(810));
      for (const minute of SLOTS) await order(await newCustomer(), [item(minute)]);
      const next = await order(await newCustomer(), [item(1170)]);
      expect(readWireDateTime((next.body.data as { nearest: string }).nearest)).toBe(
        tomorrow(480) + 86_400_000,
      );
    });
    const nobody = await order(await newCustomer(), [item(720)]);
    expect(nobody.body).toMatchObject({ code: 'slot.full', data: { nearest: null } });
  });

  it('an order at an old price is refused with the new price', async () => {
    await withServicemen(1, async () => {
      const asha = await newCustomer();
      const catalogue = changeCatalogue(app.database);
      await catalogue.priceService(ORDERED.id, ORDERED.price + 10_000);
      try {
        const reply = await order(asha, [item(630)]);
        const total = (ORDERED.price + 10_000) / 100;
        expect(reply.body).toMatchObject({ code: 'order.price-changed', data: { total } });
        expect(await bookingsOf(asha.id)).toEqual([]);
      } finally {
        await catalogue.priceService(ORDERED.id, ORDERED.price);
      }
    });
  });

  it.each([
    ['address.not-found', (one: Customer) => order(one, [item(630)], { addressId: 999_999_999 })],
    ['service.not-found', (one: Customer) => order(one, [item(630, { serviceId: 999_999 })])],
    [
      'add-on.not-found',
      (one: Customer) => order(one, [item(630, { addOns: [{ addOnId: 1, quantity: 1 }] })]),
    ],
    ['order.too-long', (one: Customer) => order(one, [item(630, { quantity: 20 })])],
    ['slot.not-offered', (one: Customer) => order(one, [item(631)])],
    ['slot.not-offered', (one: Customer) => order(one, [item(630, { at: app.now() })])],
    [
      'area.not-served',
      async (one: Customer) => {
        await serveFarArea(app.look, false);
        const reply = await order(one, [item(630)]);
        await serveFarArea(app.look, true);
        return reply;
      },
    ],
  ] as const)('an order is refused with %s', async (refusal, send) => {
    const asha = await newCustomer();
    expect((await send(asha)).body.code).toBe(refusal);
    expect(await bookingsOf(asha.id)).toEqual([]);
  });

  it('an order to the address of another customer is refused', async () => {
    const [asha, other] = [await newCustomer(), await newCustomer()];
    const reply = await order(asha, [item(630)], { addressId: other.addressId });
    expect(reply.body.code).toBe('address.not-found');
  });

  it('a guest cannot place an order', async () => {
    const token = await app.signIn('guest');
    const reply = await app.send(
      placeOrder,
      { addressId: 1, total: paise(1), items: [item(630)] },
      { token },
    );
    expect(reply).toMatchObject({ status: 403, body: { code: 'role.not-allowed' } });
  });
});
