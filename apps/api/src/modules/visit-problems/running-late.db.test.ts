import { assignBooking } from '@karigar/contract/bookings/assign-booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { OVERDUE_MS } from '@karigar/domain/visit-problems/running-late';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';
import { overdueRound } from '#worker/tasks/tell-overdue';

const MINUTE = 60_000;

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

const late = (ref: BookingRef, minutes: '15' | '30' | '60' = '30', by = world.suresh) =>
  world.send(runLate, { ...ref, minutes }, by);
const toldTo = async (ref: BookingRef, kind: string) =>
  (await world.traces(ref)).notifications.filter((one) => one.kind === kind);

describe('he is running late', () => {
  it('and she sees the new time, is told, and operations see it', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    const reply = await late(ref);
    expect(reply.body).toMatchObject({ success: true, message: 'The customer is told.' });
    const { booking, events, outbox } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'assigned', version: 2 });
    expect(events).toMatchObject([
      {
        command: 'run-late',
        from_state: 'assigned',
        to_state: 'assigned',
        details: { minutes: 30 },
      },
    ]);
    expect(outbox.map(({ account_id: whose }) => whose)).toEqual(
      expect.arrayContaining([people.asha.id, people.suresh.id]),
    );
    const hers = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    expect(hers.body.data).toMatchObject({ booking: { expectedTime: '2026-01-15 10:50:00' } });
    expect(await toldTo(ref, 'running-late')).toMatchObject([{ account_id: people.asha.id }]);
    const { body } = await world.sendFields(listNotifications, {}, world.asha);
    expect(JSON.stringify(body.data)).toMatch(/is running late\. New time: 10:50.am\./);
    const list = await world.sendFields(listExceptions, {}, world.priya);
    expect(list.body.data).toMatchObject([
      { bookingId: ref.bookingId, what: 'run-late', servicemanName: 'Suresh Pawar' },
    ]);
  });

  it('is what he said when he said it, however late that arrives', async () => {
    const ref = await world.plantAtDoor(world.began);
    world.setClock(50);
    await world.send(
      runLate,
      { ...ref, minutes: '15', claimedAt: world.began + 5 * MINUTE },
      world.suresh,
    );
    expect((await world.row(ref)).expected_at?.getTime()).toBe(world.began + 20 * MINUTE);
  });

  it('is refused beyond two hours, and kept', async () => {
    const ref = await world.plantAtDoor(world.began - 61 * MINUTE);
    expect((await late(ref, '60')).body.code).toBe('delay.too-long');
    expect((await world.traces(ref)).events).toMatchObject([
      { command: 'run-late', refusal: 'delay.too-long' },
    ]);
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('not while %s', async (state, refusal) => {
    expect((await late(await world.plant(state))).body.code).toBe(refusal);
  });

  it('is his alone to say, and over with the next man', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    expect((await late(ref, '15', world.imran)).body.code).toBe('booking.not-found');
    await late(ref);
    await world.send(assignBooking, { ...ref, servicemanId: people.imran.id }, world.priya);
    const { expected_at: expected, overdue_at: overdue } = await world.row(ref);
    expect(expected).toBeNull();
    expect(overdue?.getTime()).toBe(world.began + 20 * MINUTE + OVERDUE_MS);
  });
});

describe('nobody has come', () => {
  const round = () => overdueRound(world.context)();

  it('is told to her once, and to operations, 15 minutes after the time he gave', async () => {
    const ref = await world.plantAtDoor(world.began);
    await late(ref, '30');
    world.setClock(44);
    await round();
    expect(await toldTo(ref, 'overdue')).toEqual([]);
    world.setClock(45);
    await Promise.all([round(), round()]);
    await round();
    expect(await toldTo(ref, 'overdue')).toMatchObject([{ account_id: people.asha.id }]);
    expect((await world.traces(ref)).events.at(-1)).toMatchObject({
      command: 'overdue',
      actor: 'system',
      to_state: 'assigned',
    });
    const list = await world.sendFields(listExceptions, {}, world.priya);
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ bookingId: ref.bookingId, what: 'overdue', stateNow: 'assigned' }),
    );
    // A new time that he gives is a new promise.
    await late(ref, '15');
    world.setClock(75);
    await round();
    expect(await toldTo(ref, 'overdue')).toHaveLength(2);
  });

  it('is not told of work that has begun', async () => {
    const ref = await world.plantAtDoor(world.began);
    await late(ref, '15');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect((await world.row(ref)).overdue_at).toBeNull();
    world.setClock(60);
    await round();
    expect(await toldTo(ref, 'overdue')).toEqual([]);
  });
});
