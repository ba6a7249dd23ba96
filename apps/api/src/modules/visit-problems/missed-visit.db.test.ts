import { startWork } from '@karigar/contract/bookings/start-work';
import { requestCall } from '@karigar/contract/contact/request-call';
import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';

const MINUTE = 60_000;
const [CHARGE, SHARE] = [19_900, 14_334];

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

type Sent = { readonly token: string; readonly key?: string };

/** Arrived at the start of the test, left after twelve minutes; the report arrives at the time of the clock. */
const report = (ref: BookingRef, by: Sent = world.suresh, metres: number | null = 40) =>
  world.send(
    reportMissedVisit,
    {
      ...ref,
      arrivedAt: world.began,
      claimedAt: world.began + 12 * MINUTE,
      ...(metres !== null && { ...world.away(metres), accuracy: 25 }),
    },
    by,
  );
const decide = (ref: BookingRef, outcome: 'charged' | 'waived', reason = 'The customer agrees') =>
  world.send(decideVisit, { ...ref, outcome, reason }, world.priya);
const kinds = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications.map(({ account_id: whose, kind }) => [whose, kind]);
const listed = async ({ bookingId }: BookingRef) => {
  const { body } = await world.send(listExceptions, { limit: 100 }, world.priya);
  return (body.data as { bookingId: number; what: string }[]).filter(
    (row) => row.bookingId === bookingId && row.what === 'missed-visit',
  );
};

describe('report-missed-visit', () => {
  it('a missed visit charges nothing, notifies the customer and waits for an operator with a deadline', async () => {
    const before = await world.balance('suresh');
    const ref = await world.plantAtDoor(world.now());
    world.setClock(60);
    const reply = await report(ref);
    expect(reply.body).toMatchObject({ success: true, data: null });
    const { booking, events } = await world.traces(ref);
    expect(booking.state).toBe('assigned');
    expect(events.at(-1)).toMatchObject({
      command: 'missed-visit',
      actor: 'serviceman',
      details: { metres: 40, accuracy: 25, calls: 0 },
    });
    // The position is compared and discarded.
    expect(JSON.stringify(events)).not.toMatch(/18\.5|73\.8/);
    expect(await world.entries(ref)).toEqual([]);
    expect(await world.balance('suresh')).toEqual(before);
    expect(await kinds(ref)).toEqual([[people.asha.id, 'visit-missed']]);
    expect(await listed(ref)).toMatchObject([
      {
        stateNow: 'assigned',
        isOpen: true,
        cameAt: writeWireDateTime(world.began),
        leftAt: writeWireDateTime(world.began + 12 * MINUTE),
        dueAt: writeWireDateTime(world.began + (60 + 24 * 60) * MINUTE),
        metres: 40,
        accuracy: 25,
        calls: 0,
      },
    ]);
    const own = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    expect(own.body.data).toMatchObject({
      booking: { missedTime: writeWireDateTime(world.began + 12 * MINUTE), visitCharge: null },
    });
    // A serviceman who reported a visit is not overdue.
    expect((await world.row(ref)).overdue_at).toBeNull();
  });

  it('a missed visit counts the calls that the server knows of, from arrival to leaving', async () => {
    const ref = await world.plantAtDoor(world.now());
    world.setClock(3);
    await world.send(requestCall, ref, world.suresh);
    world.setClock(8);
    await world.send(requestCall, ref, world.suresh);
    world.setClock(20);
    await world.send(requestCall, ref, world.suresh);
    expect((await report(ref)).body.success).toBe(true);
    expect(await listed(ref)).toMatchObject([{ calls: 2 }]);
  });

  it('a missed visit is accepted without a position and from far away, for an operator to judge', async () => {
    const nowhere = await world.plantAtDoor(world.now());
    await report(nowhere, world.suresh, null);
    expect(await listed(nowhere)).toMatchObject([{ metres: null, accuracy: null }]);
    const far = await world.plantAtDoor(world.now());
    await report(far, world.suresh, 5000);
    expect(await listed(far)).toMatchObject([{ metres: 5000 }]);
  });

  it('a missed visit opens one case, however often it is sent', async () => {
    const ref = await world.plantAtDoor(world.now());
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => report(ref, { ...world.suresh, key })));
    expect((await report(ref)).body.success).toBe(true);
    expect(await listed(ref)).toHaveLength(1);
    expect(await kinds(ref)).toHaveLength(1);
  });

  it('only the assignee can report a missed visit', async () => {
    const ref = await world.plantAtDoor(world.now());
    expect((await report(ref, world.imran)).body.code).toBe('booking.not-found');
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['started', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)(
    'a missed visit on a booking that is %s is refused and recorded',
    async (state, refusal) => {
      const ref = await world.plant(state);
      expect((await report(ref)).body.code).toBe(refusal);
      const { events } = await world.traces(ref);
      expect(events.at(-1)).toMatchObject({ command: 'missed-visit', refusal });
      expect(await world.entries(ref)).toEqual([]);
    },
  );

  it('the case of a missed visit closes when the work starts after all', async () => {
    const ref = await world.plantAtDoor(world.now());
    await report(ref);
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect((await world.row(ref)).visit_case_at).toBeNull();
    expect(await listed(ref)).toMatchObject([{ isOpen: false, stateNow: 'started' }]);
    expect((await decide(ref, 'charged')).body.code).toBe('visit.no-case');
  });
});

describe('decide-visit', () => {
  it('charging a missed visit has the same effect as one proven at the door', async () => {
    const before = await world.balance('suresh');
    const ref = await world.plantAtDoor(world.now());
    await report(ref);
    expect((await decide(ref, 'charged')).body.success).toBe(true);
    const { booking, events } = await world.traces(ref);
    expect(booking.state).toBe('cancelled');
    expect(events.at(-1)).toMatchObject({
      command: 'no-show',
      actor: 'operator',
      details: { outcome: 'charged', reason: 'The customer agrees' },
    });
    expect((await world.row(ref)).visit_charge).toBe(CHARGE);
    const after = await world.balance('suresh');
    expect(after).toEqual({ ...before, payable: before.payable + SHARE });
    expect(await kinds(ref)).toEqual([
      [people.asha.id, 'visit-missed'],
      [people.suresh.id, 'visit-paid'],
      [people.asha.id, 'nobody-home'],
    ]);
    expect(await listed(ref)).toMatchObject([{ isOpen: false }]);
    expect((await decide(ref, 'charged')).body.code).toBe('visit.no-case');
    expect(await world.unexplained()).toEqual([]);
  });

  it('waiving a missed visit cancels the booking and notifies both sides', async () => {
    const before = await world.balance('suresh');
    const ref = await world.plantAtDoor(world.now());
    await report(ref);
    expect((await decide(ref, 'waived')).body.success).toBe(true);
    expect((await world.traces(ref)).booking.state).toBe('cancelled');
    expect(await world.entries(ref)).toEqual([]);
    expect(await world.balance('suresh')).toEqual(before);
    expect((await kinds(ref)).slice(1)).toEqual([
      [people.suresh.id, 'visit-not-paid'],
      [people.asha.id, 'visit-not-charged'],
    ]);
  });

  it('deciding a missed visit needs a reason and an open case', async () => {
    const ref = await world.plantAtDoor(world.now());
    expect((await decide(ref, 'charged')).body.code).toBe('visit.no-case');
    await report(ref);
    expect((await decide(ref, 'charged', ' ')).body.code).toBe('correction.reason-missing');
    expect((await decide({ bookingId: 1, orderId: 1 }, 'waived')).body.code).toBe(
      'booking.not-found',
    );
  });
});
