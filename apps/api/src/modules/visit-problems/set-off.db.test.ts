import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { setOff } from '@karigar/contract/visit-problems/set-off';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';

const MINUTE = 60_000;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

const goes = (ref: BookingRef, claimedAt?: number) =>
  world.send(setOff, { ...ref, claimedAt }, world.suresh);
const seenByCustomer = async (ref: BookingRef) => {
  const { body } = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
  return (body.data as { booking: Record<string, unknown> }).booking;
};
const notified = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications.filter(({ kind }) => kind === 'on-the-way');

describe('set-off', () => {
  it('tells the customer once, and both see the first time', async () => {
    const ref = await world.plantAtDoor(world.began + 40 * MINUTE);
    expect((await goes(ref)).body).toMatchObject({
      success: true,
      message: 'The customer is told that you are on the way.',
    });
    world.setClock(10);
    expect((await goes(ref)).body).toMatchObject({ success: true });
    expect(await notified(ref)).toMatchObject([{ account_id: people.asha.id }]);
    expect(await seenByCustomer(ref)).toMatchObject({ setOffTime: '2026-01-15 10:00:00' });
  });

  it('counts from the moment of the tap, however late it arrives', async () => {
    const ref = await world.plantAtDoor(world.began + 40 * MINUTE);
    world.setClock(30);
    await goes(ref, world.began + 5 * MINUTE);
    expect(await seenByCustomer(ref)).toMatchObject({ setOffTime: '2026-01-15 10:05:00' });
  });

  it('after an arrival it notifies nobody, and after the start it is refused', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    await world.send(reportArrival, { ...ref, ...world.door }, world.suresh);
    expect((await goes(ref)).body).toMatchObject({ success: true });
    expect(await notified(ref)).toEqual([]);
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect((await goes(ref)).body).toMatchObject({ code: 'booking.already-started' });
    expect(await seenByCustomer(ref)).not.toHaveProperty('setOffTime');
  });

  it('is refused earlier than three hours before the visit', async () => {
    const ref = await world.plantAtDoor(world.began + 181 * MINUTE);
    expect((await goes(ref)).body).toMatchObject({ code: 'set-off.too-early' });
    expect(await notified(ref)).toEqual([]);
  });

  it('is of one serviceman: after a reassignment nobody is on the way', async () => {
    const ref = await world.plantAtDoor(world.began + 40 * MINUTE);
    await goes(ref);
    await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
    expect(await seenByCustomer(ref)).not.toHaveProperty('setOffTime');
    expect((await goes(ref)).body).toMatchObject({ code: 'booking.not-found' });
  });
});
