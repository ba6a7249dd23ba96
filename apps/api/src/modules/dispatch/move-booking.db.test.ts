import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listMoves } from '@karigar/contract/dispatch/list-moves';
import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionOf } from '#testing/assign-by-hand';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { closeBooking, forgetWork } from '#testing/customer-booking-store';
import { placeBooking, putOnDuty, takeAllOffDuty, tomorrowAt } from '#testing/order-world';
import { people } from '#testing/people';

const DAY = 24 * 3_600_000;
let world: BookingWorld;
let priya: { token: string };
let noon: number;
beforeAll(async () => {
  world = await createBookingWorld();
  priya = { token: await world.signIn('priya') };
  await takeAllOffDuty(world.look);
  await forgetWork(world.look, people.suresh.id);
  await putOnDuty(world.look, people.suresh.id);
  noon = tomorrowAt(world.now(), 720) + 5 * DAY;
});
afterAll(() => world.close());

const plant = async (state: 'assigned' | 'started' | 'requested'): Promise<BookingRef> => {
  const ref = await world.plant(state);
  await placeBooking(world.look, ref.bookingId);
  return ref;
};
const move = async (ref: BookingRef, at = noon) =>
  world.send(
    moveBooking,
    {
      ...ref,
      at,
      version: await versionOf(world.look, ref),
      reason: 'Agreed with the customer by phone',
    },
    priya,
  );

it('moves the visit within two hours of it, keeps the assignee, and notifies both', async () => {
  const ref = await plant('assigned');
  const slots = await world.send(listMoves, { ...ref, day: dayOf(noon) }, priya);
  expect(slots.body.data).toContainEqual({ at: writeWireDateTime(noon), isFree: true });
  expect((await move(ref)).body).toMatchObject({ success: true });
  const { booking, events, notifications } = await world.traces(ref);
  expect(booking).toMatchObject({ state: 'assigned', serviceman_id: people.suresh.id });
  expect(events).toMatchObject([
    { command: 'reschedule', actor: 'operator', account_id: people.priya.id },
  ]);
  expect(notifications.map(({ account_id: to, kind }) => [to, kind])).toEqual([
    [people.suresh.id, 'booking-moved'],
    [people.asha.id, 'moved-by-team'],
  ]);
  const mine = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
  expect(mine.body.data).toMatchObject({
    booking: { scheduled_datetime: writeWireDateTime(noon) },
  });
  const other = await plant('assigned');
  expect((await move(other)).body.code).toBe('slot.full');
  await closeBooking(world.look, ref.bookingId);
  await closeBooking(world.look, other.bookingId);
});

it('a time that is not offered, started work and a changed booking are refused', async () => {
  expect((await move(await plant('started'))).body.code).toBe('booking.already-started');
  const ref = await plant('requested');
  expect((await move(ref, noon + 60_000)).body.code).toBe('slot.not-offered');
  const old = { ...ref, at: noon, version: 9, reason: 'Agreed with the customer' };
  expect((await world.send(moveBooking, old, priya)).body.code).toBe('booking.changed');
});
