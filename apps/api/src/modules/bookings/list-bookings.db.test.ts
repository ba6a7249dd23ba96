import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD_ONS, createBookingWorld, TOTAL, type BookingWorld } from '#testing/booking-world';

// The specification's fields of a booking, exactly.
const FIELDS =
  `id bookingNo orderId service_id subscription_id serviceName serviceManName customerName
  phone alternateNo price total totalAfterEnd qty image status statusName booking_status isHold
  paymentStatus scheduled_datetime booking_datetime startTime endTime updated_at otp area street
  address flat_no house_no addons discount`.split(/\s+/);
/** Our additions, for the work clock and the way to the address. */
const OURS = `holdTime holdReason pauses expectedTime arrivalTime takenOverTime visitCharge
  latitude longitude missedTime`.split(/\s+/);

type Wire = Record<string, unknown> & { id: number; addons: Record<string, unknown>[] };

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const list = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const reply = await world.sendFields(listBookings, fields, { ...world.suresh, headers });
  expect(reply).toMatchObject({ status: 200, body: { success: true, code: 200 } });
  expect(readReply(listBookings, reply.body).kind).toBe('ok');
  return reply.body.data as Wire[];
};

const oneOf = async (
  { bookingId }: { bookingId: number },
  bookingStatus = '1',
  headers: Record<string, string> = {},
): Promise<Wire> => {
  const found = (await list({ bookingStatus }, headers)).find(({ id }) => id === bookingId);
  if (!found) throw new Error('not listed');
  return found;
};

describe('list-bookings: one booking', () => {
  it('[ENT-01] a listed booking has every field of the specification, and an empty otp', async () => {
    const ref = await world.plant('started', { code: '907351' });
    const booking = await oneOf(ref);
    expect(Object.keys(booking).toSorted()).toEqual([...FIELDS, ...OURS].toSorted());
    expect(booking).toMatchObject({
      id: ref.bookingId,
      orderId: ref.orderId,
      serviceName: 'Planted service',
      customerName: 'Asha Kulkarni',
      phone: '9890011223',
      price: 599,
      total: 599,
      totalAfterEnd: null,
      qty: 1,
      statusName: 'Assigned',
      booking_status: '1',
      isHold: false,
      paymentStatus: 'Pending',
      booking_datetime: '2026-01-13 10:00:00',
      startTime: '2026-01-15 09:00:00',
      endTime: null,
      otp: '',
      discount: '',
    });
  });

  it('[ENT-02] a listed booking has its add-ons with both ids, a total and a status in text, without rejected ones', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 2, 'accepted'],
        ['pipe', 1, 'pending'],
        ['pipe', 1, 'rejected'],
      ],
    });
    const { addons } = await oneOf(ref);
    expect(addons).toEqual([
      {
        id: expect.any(Number),
        addOnId: ADD_ONS.tap.id,
        name: 'Planted tap',
        price: 849.5,
        quantity: 2,
        totalAmount: 1699,
        status: '1',
      },
      expect.objectContaining({ addOnId: ADD_ONS.pipe.id, status: '0' }),
    ]);
  });

  it('a listed booking is new until it was seen, shows hold, and is in Hindi on request', async () => {
    const fresh = await world.plant('assigned');
    const seen = await world.plant('assigned', { seenAt: world.now() });
    const held = await world.plant('held');
    expect(await oneOf(fresh)).toMatchObject({ booking_status: '2' });
    expect(await oneOf(seen)).toMatchObject({ booking_status: '1' });
    expect(await oneOf(held)).toMatchObject({ statusName: 'Hold', isHold: true });
    const hindi = await oneOf(held, '1', { 'accept-language': 'hi-IN,hi;q=0.9' });
    expect(hindi['serviceName']).toBe('नमूना सेवा');
  });

  it("a listed booking shows the customer's phone only until it is completed", async () => {
    const ended = await world.plant('ended');
    const completed = await world.plant('completed');
    expect(await oneOf(ended)).toMatchObject({ phone: '9890011223', alternateNo: '9890011224' });
    expect(await oneOf(completed, '6')).toMatchObject({ phone: null, totalAfterEnd: TOTAL / 100 });
  });

  it('a booking is not listed for another serviceman', async () => {
    const ref = await world.plant('assigned');
    const reply = await world.sendFields(listBookings, { bookingStatus: '1' }, world.imran);
    expect(reply.text).not.toContain(String(ref.bookingId));
  });
});

describe('list-bookings: the list', () => {
  it('[WIRE-05] the list is complete without limit and page, and paged with them, in the same order', async () => {
    for (const bookingStatus of ['1', '6']) {
      const ids = (await list({ bookingStatus })).map(({ id }) => id);
      const paged: number[] = [];
      for (let page = 1; ; page += 1) {
        const rows = await list({ bookingStatus, limit: '10', page: String(page) });
        paged.push(...rows.map(({ id }) => id));
        if (rows.length < 10) break;
      }
      expect(ids.length, bookingStatus).toBeGreaterThan(10);
      expect(paged).toEqual(ids);
    }
  });

  it('lists live bookings under status 1 and history under status 6', async () => {
    const states = async (bookingStatus: string) =>
      [...new Set((await list({ bookingStatus })).map(({ status }) => String(status)))].toSorted();
    expect(await states('1')).toEqual(['assigned', 'ended', 'held', 'offered', 'started']);
    expect(await states('6')).toEqual(['cancelled', 'completed']);
  });

  it('refuses an unknown bookingStatus', async () => {
    const reply = await world.sendFields(listBookings, { bookingStatus: '2' }, world.suresh);
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });
});
