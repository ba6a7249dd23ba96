import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { PLANT_RATING, readSums } from '#testing/customer-booking-store';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const rate = (ref: BookingRef, stars = 4, caller: { token: string } = world.asha) =>
  world.send(rateBooking, { ...ref, stars, tags: 'on-time,rude', words: ' Very neat. ' }, caller);

const sums = () => readSums(world.look, world.serviceId);

describe('rate-booking', () => {
  it('rating a completed booking adds to the sums of the service and of the serviceman, who is notified', async () => {
    const ref = await world.plant('completed');
    const before = await sums();
    expect((await rate(ref)).body).toMatchObject({
      success: true,
      message: 'Thank you for rating.',
    });
    const after = await sums();
    const growthOf = (name: keyof typeof after) =>
      after[name].map((sum, at) => sum - (before[name][at] ?? 0));
    expect((Object.keys(after) as (keyof typeof after)[]).map(growthOf)).toEqual([
      [1, 4],
      [1, 4],
    ]);
    const { events, notifications, outbox } = await world.traces(ref);
    expect(events).toMatchObject([
      { command: 'rate', to_state: 'completed', details: { stars: 4 } },
    ]);
    expect(notifications).toMatchObject([{ account_id: people.suresh.id, kind: 'booking-rated' }]);
    expect(outbox.map(({ account_id: whose }) => whose)).toEqual(
      expect.arrayContaining([people.suresh.id, people.asha.id]),
    );
    const { body } = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    expect(body.data).toMatchObject({
      rating: { stars: 4, tags: ['on-time'], words: 'Very neat.' },
      may: { rate: false },
    });
  });

  it('a booking can be rated only once', async () => {
    const ref = await world.plant('completed');
    await rate(ref);
    const before = await sums();
    expect((await rate(ref, 1)).body.code).toBe('rating.already-given');
    expect(await sums()).toEqual(before);
  });

  it.each(BOOKING_STATES.filter((state) => state !== 'completed'))(
    'rating is refused while the booking is %s',
    async (state) => {
      const ref = await world.plant(state);
      const before = await sums();
      expect((await rate(ref)).body.code).toBe('rating.not-completed');
      expect(await sums()).toEqual(before);
    },
  );

  it('only the customer of a booking can rate it, by the check in code and by row level security', async () => {
    const ref = await world.plant('completed');
    expect((await rate(ref, 1, world.rohan)).body.code).toBe('booking.not-found');
    expect((await rate(ref, 5, world.suresh)).status).toBe(403);
    const speaker = { accountId: people.rohan.id, role: 'customer' } as const;
    const planted = world.context.databases.app.transaction(speaker, (tx) =>
      tx.rows(PLANT_RATING, [ref.bookingId, people.rohan.id, people.suresh.id, world.serviceId]),
    );
    await expect(planted).rejects.toThrow(/row-level security/);
  });

  it.each(['0', '6', 'x'])('rating with %s stars is refused', async (stars) => {
    const { bookingId, orderId } = await world.plant('completed');
    const fields = { bookingId: String(bookingId), mainId: String(orderId), stars };
    const reply = await world.sendFields(rateBooking, fields, world.asha);
    expect(reply.body.success).toBe(false);
  });
});
