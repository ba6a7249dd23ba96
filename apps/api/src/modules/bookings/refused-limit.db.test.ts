import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { people } from '#testing/people';

const MOST = 200;

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

/** Ends work that has not started, or is somebody else's, more often than is recorded. */
const insist = async (ref: BookingRef, refusal: string): Promise<number> => {
  for (let nth = 0; nth < MOST + 3; nth += 1) {
    const { body } = await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    expect(body.code).toBe(refusal);
  }
  const { events } = await world.traces(ref);
  return events.filter(
    ({ account_id: by, refusal: why }) => by === people.suresh.id && why !== null,
  ).length;
};

it('two hundred refused commands of a person are recorded for a booking', async () => {
  const ref = await world.plant('assigned');
  expect(await insist(ref, 'booking.not-started')).toBe(MOST);
}, 60_000);

it('two hundred commands of a former assignee are recorded for a booking', async () => {
  const ref = await world.plant('assigned');
  const to = await byHand(world.look, ref, people.imran.id);
  expect((await world.send(assignBooking, to, world.priya)).body.success).toBe(true);
  expect(await insist(ref, 'booking.not-found')).toBe(MOST);
}, 60_000);
