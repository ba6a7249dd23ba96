import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { startWork } from '@karigar/contract/bookings/start-work';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { OVERDUE_MS } from '@karigar/domain/visit-problems/running-late';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
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
const notificationsOf = async (ref: BookingRef, kind: string) =>
  (await world.traces(ref)).notifications.filter((one) => one.kind === kind);

describe('run-late', () => {
  it('running late shows the customer the new time, sends a notification, and is listed for operators', async () => {
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
    // Who did it is not notified, so that account's other reads stay as they are.
    expect(outbox.find((one) => one.account_id === people.suresh.id)).toMatchObject({
      payload: { quiet: true, sameBill: true },
    });
    expect(outbox.find((one) => one.account_id === people.asha.id)).toMatchObject({
      payload: { sameBill: true },
    });
    const customerBooking = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      world.asha,
    );
    expect(customerBooking.body.data).toMatchObject({
      booking: { expectedTime: '2026-01-15 10:50:00' },
    });
    expect(await notificationsOf(ref, 'running-late')).toMatchObject([
      { account_id: people.asha.id },
    ]);
    const { body } = await world.sendFields(listNotifications, {}, world.asha);
    expect(JSON.stringify(body.data)).toMatch(/is running late\. New time: 10:50.am\./);
    const list = await world.sendFields(listExceptions, { limit: '1' }, world.priya);
    expect(list.body.data).toMatchObject([
      { bookingId: ref.bookingId, what: 'run-late', servicemanName: 'Suresh Pawar' },
    ]);
  });

  it('a delay counts from the claimed time, however late it arrives', async () => {
    const ref = await world.plantAtDoor(world.began);
    world.setClock(50);
    await world.send(
      runLate,
      { ...ref, minutes: '15', claimedAt: world.began + 5 * MINUTE },
      world.suresh,
    );
    expect((await world.row(ref)).expected_at?.getTime()).toBe(world.began + 20 * MINUTE);
  });

  it('a delay whose new time has passed on arrival notifies nobody', async () => {
    const ref = await world.plantAtDoor(world.began);
    world.setClock(50);
    const claimedAt = world.began + 5 * MINUTE;
    const reply = await world.send(runLate, { ...ref, minutes: '15', claimedAt }, world.suresh);
    expect(reply.body.success).toBe(true);
    expect(await notificationsOf(ref, 'running-late')).toEqual([]);
  });

  it('a delay and a start that arrive together: only the start is listed, with its own time', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    world.setClock(30);
    const { suresh, asha } = world;
    await world.send(runLate, { ...ref, minutes: '30', claimedAt: world.began }, suresh);
    const startedAt = world.began + 10 * MINUTE;
    await world.send(startWork, { ...ref, startedAt }, suresh);
    const { body } = await world.sendFields(listNotifications, {}, asha);
    const own = (body.data as { bookingId: number; message: string }[]).filter(
      ({ bookingId }) => bookingId === ref.bookingId,
    );
    expect(own).toHaveLength(1);
    expect(own[0]?.message).toMatch(/has started\. This was on 15 Jan 2026, 10:10.am\.$/);
  });

  it('a delay beyond two hours is refused and recorded', async () => {
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
  ] as const)('running late is refused while the booking is %s', async (state, refusal) => {
    expect((await late(await world.plant(state))).body.code).toBe(refusal);
  });

  it('only the assignee can report a delay, and reassigning clears it', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    expect((await late(ref, '15', world.imran)).body.code).toBe('booking.not-found');
    await late(ref);
    await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
    const { expected_at: expected, overdue_at: overdue } = await world.row(ref);
    expect(expected).toBeNull();
    expect(overdue?.getTime()).toBe(world.began + 20 * MINUTE + OVERDUE_MS);
  });

  it('a delay stays when the scheduled time has microseconds', async () => {
    const ref = await world.plantAtDoor(world.began + 20 * MINUTE);
    await world.addMicroseconds(ref);
    await late(ref);
    expect((await world.row(ref)).expected_at).toEqual(new Date(world.began + 50 * MINUTE));
  });
});

describe('overdue visits', () => {
  const round = () => overdueRound(world.context)();

  it('an overdue visit notifies the customer once and is listed for operators, 15 minutes after the expected time', async () => {
    const ref = await world.plantAtDoor(world.began);
    await late(ref, '30');
    world.setClock(44);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toEqual([]);
    world.setClock(45);
    await Promise.all([round(), round()]);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toMatchObject([{ account_id: people.asha.id }]);
    expect((await world.traces(ref)).events.at(-1)).toMatchObject({
      command: 'overdue',
      actor: 'system',
      to_state: 'assigned',
    });
    const list = await world.sendFields(listExceptions, {}, world.priya);
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ bookingId: ref.bookingId, what: 'overdue', stateNow: 'assigned' }),
    );
    // A new expected time sets a new deadline.
    await late(ref, '15');
    world.setClock(75);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toHaveLength(2);
  });

  it('work that has started is not overdue', async () => {
    const ref = await world.plantAtDoor(world.began);
    await late(ref, '15');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect((await world.row(ref)).overdue_at).toBeNull();
    world.setClock(60);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toEqual([]);
  });
});

describe('a late visit that is given to somebody else', () => {
  const round = () => overdueRound(world.context)();
  /** An hour after its time nobody has come. */
  const plantLate = async (): Promise<BookingRef> => {
    const ref = await world.plantAtDoor(world.began);
    await late(ref, '15');
    world.setClock(60);
    return ref;
  };

  it('is expected within 45 minutes and not overdue before', async () => {
    const ref = await plantLate();
    await round();
    const given = await byHand(world.look, ref, people.imran.id);
    const { body } = await world.send(assignBooking, given, world.priya);
    expect(body).toMatchObject({ success: true });
    expect((await world.traces(ref)).booking).toMatchObject({ serviceman_id: people.imran.id });
    const expected = world.began + 105 * MINUTE;
    expect((await world.row(ref)).expected_at?.getTime()).toBe(expected);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toHaveLength(1);
  });

  it('that the server noted meanwhile that nobody came refuses no act', async () => {
    const ref = await plantLate();
    const seen = await byHand(world.look, ref, people.imran.id);
    await round();
    expect(await notificationsOf(ref, 'overdue')).toHaveLength(1);
    const { body } = await world.send(assignBooking, seen, world.priya);
    expect(body).toMatchObject({ success: true });
  });
});
