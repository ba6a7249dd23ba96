import { requestCall } from '@karigar/contract/contact/request-call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';

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
