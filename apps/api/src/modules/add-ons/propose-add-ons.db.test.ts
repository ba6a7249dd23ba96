import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { paise, writeAmount } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ONS,
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { people } from '#testing/people';

const { tap, pipe, retired } = ADD_ONS;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

type Item = { id: number; shown: string; sent: string; quantity: string };
const rupees = (price: number) => writeAmount(paise(price));
const itemOf = ({ id, price }: { id: number; price: number }, quantity = 1): Item => ({
  id,
  shown: rupees(price),
  sent: rupees(price),
  quantity: String(quantity),
});

const propose = (
  ref: BookingRef,
  items: readonly Item[],
  send: { token?: string; key?: string } = {},
) =>
  world.sendFields(
    proposeAddOns,
    {
      bookingId: String(ref.bookingId),
      mainId: String(ref.orderId),
      'addOnIds[]': items.map(({ id }) => String(id)),
      'oldPrices[]': items.map(({ shown }) => shown),
      'prices[]': items.map(({ sent }) => sent),
      'quantity[]': items.map(({ quantity }) => quantity),
    },
    { ...world.suresh, ...send },
  );

describe('propose-add-ons', () => {
  it('[WIRE-09] proposing takes the four repeated lists, and writes every trace without a change of state', async () => {
    const ref = await world.plant('started');
    const reply = await propose(ref, [itemOf(tap, 2), itemOf(pipe)], { key: 'propose-1' });
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Add-ons added successfully!' },
    });
    const { addOns, booking, events, outbox, notifications, audit } = await world.traces(ref);
    expect(addOns).toMatchObject([
      { add_on_id: tap.id, name: tap.name, price: tap.price, quantity: 2, status: 'pending' },
      { add_on_id: pipe.id, name: pipe.name, price: pipe.price, quantity: 1, status: 'pending' },
    ]);
    expect(booking).toMatchObject({ state: 'started', version: 2 });
    expect(events).toMatchObject([
      {
        command: 'propose-add-ons',
        actor: 'serviceman',
        from_state: 'started',
        to_state: 'started',
        key: 'propose-1',
      },
    ]);
    expect(outbox.map(({ version }) => version)).toEqual([2, 2]);
    expect(notifications).toMatchObject([{ account_id: people.asha.id, kind: 'add-ons-proposed' }]);
    expect(audit).toMatchObject([{ call: 'propose-add-ons', outcome: 'ok' }]);
  });

  it('accepts one add-on, and a price of unit times quantity', async () => {
    const ref = await world.plant('assigned');
    const item = { ...itemOf(tap, 3), sent: rupees(tap.price * 3) };
    expect((await propose(ref, [item])).body.success).toBe(true);
    expect((await world.traces(ref)).addOns).toMatchObject([{ price: tap.price, quantity: 3 }]);
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('proposing add-ons is refused while the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state);
    expect((await propose(ref, [itemOf(tap)])).body).toMatchObject({ code: refusal });
    const { addOns, booking, events } = await world.traces(ref);
    expect(addOns).toEqual([]);
    expect(booking.version).toBe(1);
    expect(events).toMatchObject([{ command: 'propose-add-ons', refusal }]);
  });

  it('proposing for a booking of somebody else is refused like for a missing one', async () => {
    const ref = await world.plant('started');
    const foreign = await propose(ref, [itemOf(tap)], world.imran);
    const missing = await propose({ bookingId: 1, orderId: 1 }, [itemOf(tap)]);
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
  });

  it.each([
    ['an unknown add-on', itemOf({ id: 999_999, price: 100 })],
    ['an add-on no longer offered', itemOf(retired)],
    ["another service's add-on", itemOf({ id: 513, price: 29_900 })],
  ])('refuses a whole proposal because of %s', async (_what, item) => {
    const ref = await world.plant('started');
    expect((await propose(ref, [itemOf(tap), item])).body.code).toBe('add-on.not-found');
    expect((await world.traces(ref)).addOns).toEqual([]);
  });

  it('refuses an old price, and names the new one', async () => {
    const ref = await world.plant('started');
    const reply = await propose(ref, [{ ...itemOf(tap), shown: '800.00' }, itemOf(pipe)]);
    expect(reply.body).toMatchObject({
      success: false,
      code: 'add-on.price-changed',
      data: { prices: [{ addOnId: tap.id, price: 849.5 }] },
    });
    expect((await world.traces(ref)).addOns).toEqual([]);
  });

  it('the same proposal sent several times without a key is inserted once', async () => {
    const ref = await world.plant('started');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => propose(ref, [itemOf(tap), itemOf(pipe)])),
    );
    expect(replies.every(({ body }) => body.success)).toBe(true);
    const { addOns, events, notifications } = await world.traces(ref);
    expect(addOns).toHaveLength(2);
    expect(events).toHaveLength(1);
    expect(notifications).toHaveLength(1);
  });

  it('two keys make two proposals, and one key makes one', async () => {
    const ref = await world.plant('started');
    for (const key of ['wish-1', 'wish-2', 'wish-1']) {
      expect((await propose(ref, [itemOf(tap)], { key })).body.success).toBe(true);
    }
    expect((await world.traces(ref)).addOns).toHaveLength(2);
  });
});

describe('P7: prices of a request', () => {
  const FORGED = ['0.00', '0.01', '1', '849.49', '849.51', '84950', '999999999999.99', '1699.00'];
  const UNREADABLE = ['-849.50', '849.505', '8e2', '849,50', '', 'NaN', '0x10', '٨٤٩.٥٠'];

  it('P7: forged prices are refused or change nothing, in either list', async () => {
    const ref = await world.plant('started');
    let sent = 0;
    for (const forged of [...FORGED, ...UNREADABLE]) {
      const shown = await propose(ref, [{ ...itemOf(tap), shown: forged }]);
      expect(['add-on.price-changed', 'request.malformed'], forged).toContain(shown.body.code);
      const price = await propose(ref, [{ ...itemOf(tap), sent: forged }], { key: `p7-${sent}` });
      expect([200, 'request.malformed'], forged).toContain(price.body.code);
      sent += 2;
    }
    const { addOns } = await world.traces(ref);
    expect(addOns).toHaveLength(FORGED.length);
    expect(addOns.every(({ price }) => price === tap.price)).toBe(true);
    expect(sent).toBe(32);
  });

  it.each(['0', '-1', '100', '1.5', ''])('P7: a quantity of %j is refused', async (quantity) => {
    const ref = await world.plant('started');
    const reply = await propose(ref, [{ ...itemOf(tap), quantity }]);
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
    expect((await world.traces(ref)).addOns).toEqual([]);
  });
});
