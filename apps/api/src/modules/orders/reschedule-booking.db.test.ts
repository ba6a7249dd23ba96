import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
  type Plan,
} from '#testing/booking-world';
import { agreeOnCancelling, closeBooking, forgetWork } from '#testing/customer-booking-store';
import { placeBooking, putOnDuty, takeAllOffDuty, tomorrowAt } from '#testing/order-world';
import { people } from '#testing/people';

const DAY = 24 * 3_600_000;

let world: BookingWorld;
let noon: number;
beforeAll(async () => {
  world = await createBookingWorld();
  await takeAllOffDuty(world.look);
  await forgetWork(world.look, people.suresh.id);
  await putOnDuty(world.look, people.suresh.id);
  // Farther ahead than every demo job of Suresh.
  noon = tomorrowAt(world.now(), 720) + 5 * DAY;
});
afterAll(() => world.close());

const plant = async (state: BookingState, plan: Plan = {}): Promise<BookingRef> => {
  const ref = await world.plant(state, plan);
  await placeBooking(world.look, ref.bookingId);
  return ref;
};
const move = (ref: BookingRef, at = noon, caller: { token: string } = world.asha) =>
  world.send(rescheduleBooking, { ...ref, at }, caller);
const slots = async (ref: BookingRef) => {
  const { body } = await world.send(listNewSlots, { ...ref, day: dayOf(noon) }, world.asha);
  const all = body.data as { at: string; isFree: boolean }[];
  return all.filter(({ isFree }) => isFree).map(({ at }) => at);
};
const close = ({ bookingId }: BookingRef) => closeBooking(world.look, bookingId);

describe('reschedule-booking', () => {
  it('rescheduling keeps the assignee, who is notified', async () => {
    const ref = await plant('assigned', { seenAt: world.now() });
    expect(await slots(ref)).toContain(writeWireDateTime(noon));
    expect((await move(ref)).body).toMatchObject({
      success: true,
      message: 'The time is changed.',
    });
    const { booking, events, outbox, notifications } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'assigned', version: 2, seen_at: null });
    expect(events).toMatchObject([
      { command: 'reschedule', actor: 'customer', details: { to: noon } },
    ]);
    expect(outbox).toHaveLength(2);
    expect(notifications).toMatchObject([{ account_id: people.suresh.id, kind: 'booking-moved' }]);
    const customerBooking = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      world.asha,
    );
    expect(customerBooking.body.data).toMatchObject({
      booking: { scheduled_datetime: writeWireDateTime(noon) },
      cancelUntil: writeWireDateTime(noon - 2 * 3_600_000),
      may: { reschedule: true },
    });
    await close(ref);
  });

  it('rescheduling to the same time changes nothing', async () => {
    const ref = await plant('assigned', { scheduledAt: noon });
    expect((await move(ref)).body.success).toBe(true);
    expect((await world.traces(ref)).events).toEqual([]);
    await close(ref);
  });

  it('rescheduling into another job of the assignee is refused with the nearest free slot', async () => {
    const other = await plant('assigned', { scheduledAt: noon });
    const ref = await plant('assigned');
    expect(await slots(ref)).not.toContain(writeWireDateTime(noon));
    const { body } = await move(ref);
    expect(body.code).toBe('slot.full');
    expect(body.data).toEqual({ nearest: writeWireDateTime(noon + 90 * 60_000) });
    await close(other);
    await close(ref);
  });

  it('rescheduling an unassigned booking needs a free serviceman and notifies nobody', async () => {
    const ref = await plant('requested');
    expect((await move(ref)).body.success).toBe(true);
    expect((await world.traces(ref)).notifications).toEqual([]);
    await close(ref);
  });

  it.each(['offered', 'refused'] as const)(
    'rescheduling while the booking is %s withdraws its offers and begins the search again',
    async (state) => {
      const ref = await plant(state);
      expect((await move(ref)).body.code).toBe(200);
      const { booking, events } = await world.traces(ref);
      expect(booking.state).toBe('requested');
      expect(events).toMatchObject([
        { command: 'reschedule', from_state: state, to_state: 'requested' },
      ]);
      const seen = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
      expect(seen.body.data).toMatchObject({
        search: { kind: 'searching', until: writeWireDateTime(noon - 2.5 * 3_600_000) },
        may: { cancel: true, reschedule: true },
      });
      await close(ref);
    },
  );

  it.each([
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('rescheduling is refused while the booking is %s', async (state, refusal) => {
    const ref = await plant(state);
    expect((await move(ref)).body.code).toBe(refusal);
    expect(await slots(ref)).toEqual([]);
    await close(ref);
  });

  it('rescheduling is refused when the assignee may be on the way', async () => {
    const ref = await plant('assigned');
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - 1));
    expect((await move(ref)).body.code).toBe('booking.too-late-to-move');
    await close(ref);
  });

  it('rescheduling needs a slot, and a booking with coordinates', async () => {
    const ref = await plant('assigned');
    expect((await move(ref, noon + 60_000)).body.code).toBe('slot.not-offered');
    expect((await move(ref, world.now())).body.code).toBe('slot.not-offered');
    const nowhere = await world.plant('assigned');
    expect((await move(nowhere)).body.code).toBe('slot.not-offered');
    await close(ref);
    await close(nowhere);
  });

  it('only the customer of a booking can reschedule it', async () => {
    const ref = await plant('assigned');
    expect((await move(ref, noon, world.rohan)).body.code).toBe('booking.not-found');
    const read = await world.send(listNewSlots, { ...ref, day: dayOf(noon) }, world.rohan);
    expect(read.body.code).toBe('booking.not-found');
    expect((await move(ref, noon, world.suresh)).status).toBe(403);
    await close(ref);
  });
});
