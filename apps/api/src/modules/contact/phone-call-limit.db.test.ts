import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { requestCall } from '@karigar/contract/contact/request-call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld({ env: { PHONE_CALLS_PER_HOUR: '3' } });
});
afterAll(() => world.close());

it('phone calls of an account are limited per hour, and those of the other side go on', async () => {
  const { bookingId, orderId } = await world.plant('assigned');
  const fields = { bookingId: String(bookingId), mainId: String(orderId) };
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1)
    statuses.push((await world.sendFields(requestCall, fields, world.suresh)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await world.sendFields(requestCall, fields, world.asha)).status).toBe(200);
});

it('a request for a number with the same key is one phone call, and stores no number', async () => {
  const { bookingId, orderId } = await world.plant('requested', { code: null });
  const fields = { bookingId: String(bookingId), mainId: String(orderId) };
  const keyed = { token: await world.signIn('imran'), key: crypto.randomUUID() };
  const assigned = await world.send(
    assignBooking,
    await byHand(world.look, { bookingId, orderId }, people.imran.id),
    { token: await world.signIn('priya') },
  );
  expect(assigned.body.success).toBe(true);
  const first = await world.sendFields(requestCall, fields, keyed);
  expect(first.body).toMatchObject({ success: true, data: { isMasked: false } });
  const again = await world.sendFields(requestCall, fields, keyed);
  expect(again.body).toMatchObject({ success: true, data: null });
  const { events } = await world.traces({ bookingId, orderId });
  expect(events.filter(({ command }) => command === 'call')).toHaveLength(1);
});
