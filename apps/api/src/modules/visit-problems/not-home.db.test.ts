import { requestCall } from '@karigar/contract/contact/request-call';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';

// ₹199.00 with 18 % tax; commission is 15 % of the amount without tax.
const [CHARGE, TAX, COMMISSION, SHARE] = [19_900, 3036, 2530, 14_334];

let world: ExceptionWorld;
let cast: Awaited<ReturnType<ExceptionWorld['newCast']>>;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setClock(0);
  cast = await world.newCast();
});

const atDoor = () => world.plantFor(cast, world.now());
const arrive = (ref: BookingRef, metres = 40, by: { token: string } = cast.serviceman) =>
  world.send(reportArrival, { ...ref, ...world.away(metres) }, by);
const report = (
  ref: BookingRef,
  metres = 40,
  by: { token: string; key?: string } = cast.serviceman,
) => world.send(reportNotHome, { ...ref, ...world.away(metres) }, by);
const ring = (ref: BookingRef, by: { token: string } = cast.serviceman) =>
  world.send(requestCall, ref, by);
const kinds = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications.map(({ account_id: whose, kind }) => [whose, kind]);

/** The serviceman arrived and called twice. */
const proven = async (): Promise<BookingRef> => {
  const ref = await atDoor();
  await arrive(ref);
  await ring(ref);
  await ring(ref);
  return ref;
};

describe('report-arrival', () => {
  it('arrival notifies the customer once, before anything is charged', async () => {
    const ref = await atDoor();
    expect((await arrive(ref)).body.success).toBe(true);
    expect((await arrive(ref)).body.success).toBe(true);
    expect(await kinds(ref)).toEqual([[cast.customer.id, 'at-your-door']]);
    const { events } = await world.traces(ref);
    expect(events).toMatchObject([{ command: 'arrive', details: { metres: 40 } }]);
    // The position is compared and discarded.
    expect(JSON.stringify(events)).not.toMatch(/18\.5|73\.8/);
    const customerBooking = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      cast.customer,
    );
    expect(customerBooking.body.data).toMatchObject({
      booking: { arrivalTime: '2026-01-15 10:00:00' },
    });
    expect((await world.row(ref)).overdue_at).toBeNull();
  });

  it('arrival is refused too far away, at an unknown address, and from somebody else', async () => {
    const ref = await atDoor();
    expect((await arrive(ref, 301)).body.code).toBe('door.too-far');
    expect((await arrive(await world.plant('assigned'), 40, world.suresh)).body.code).toBe(
      'door.not-known',
    );
    expect((await arrive(ref, 0, world.imran)).body.code).toBe('booking.not-found');
    expect(await kinds(ref)).toEqual([]);
  });
});

describe('report-not-home', () => {
  it('not-home cancels the booking, pays the serviceman and notifies the customer of the charge', async () => {
    const before = await world.balance(cast.serviceman.id);
    const ref = await proven();
    world.setClock(10);
    const reply = await report(ref);
    expect(reply.body).toMatchObject({ success: true, data: { earned: SHARE / 100 } });
    const { booking, events } = await world.traces(ref);
    expect(booking.state).toBe('cancelled');
    expect(events.at(-1)).toMatchObject({
      command: 'no-show',
      actor: 'serviceman',
      to_state: 'cancelled',
      details: { metres: 40, calls: 2, charge: CHARGE },
    });
    expect(await kinds(ref)).toEqual([
      [cast.customer.id, 'at-your-door'],
      [cast.serviceman.id, 'visit-paid'],
      [cast.customer.id, 'nobody-home'],
    ]);
    const entries = await world.entries(ref);
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['customer-due', CHARGE],
      ['tax', -TAX],
      ['commission', -COMMISSION],
      ['serviceman-share', -SHARE],
      ['serviceman-share', SHARE],
      ['payable', -SHARE],
    ]);
    const after = await world.balance(cast.serviceman.id);
    expect(after).toEqual({ ...before, payable: before.payable + SHARE });
    expect(await world.unexplained()).toEqual([]);
    const customerBooking = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      cast.customer,
    );
    expect(customerBooking.body.data).toMatchObject({
      booking: { visitCharge: 199, status: 'cancelled' },
      steps: [{ step: 'booked' }, { step: 'cancelled', at: '2026-01-15 10:10:00' }],
    });
  });

  it('not-home is an earning line like any other', async () => {
    const ref = await proven();
    world.setClock(10);
    await report(ref);
    const job = await world.send(getJobEarnings, ref, cast.serviceman);
    expect(job.body.data).toMatchObject({ billed: 199, share: SHARE / 100, earned: SHARE / 100 });
    const { body } = await world.sendFields(listDayJobs, { day: '2026-01-15' }, cast.serviceman);
    expect(JSON.stringify(body.data)).toContain(String(ref.bookingId));
  });

  it('not-home happens once, however often it is sent', async () => {
    const ref = await proven();
    world.setClock(10);
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => report(ref, 40, { ...cast.serviceman, key })));
    expect((await report(ref)).body.code).toBe('booking.cancelled');
    expect((await world.entries(ref)).filter(({ account }) => account === 'payable')).toHaveLength(
      1,
    );
  });

  it('not-home needs position, waiting time and calls', async () => {
    const ref = await atDoor();
    expect((await report(ref)).body.code).toBe('not-home.not-arrived');
    await arrive(ref);
    await ring(ref);
    world.setClock(9);
    expect((await report(ref)).body.code).toBe('not-home.too-early');
    world.setClock(10);
    expect((await report(ref)).body.code).toBe('not-home.call-first');
    // Calls by the customer do not count.
    await ring(ref, cast.customer);
    expect((await report(ref)).body.code).toBe('not-home.call-first');
    await ring(ref);
    expect((await report(ref, 350)).body.code).toBe('door.too-far');
    expect((await report(ref, 0, world.imran)).body.code).toBe('booking.not-found');
    expect((await world.traces(ref)).booking.state).toBe('assigned');
    expect(await world.entries(ref)).toEqual([]);
    expect((await report(ref)).body.success).toBe(true);
  });

  it('not-home waits from the later time that a late serviceman gave', async () => {
    const ref = await atDoor();
    await world.send(runLate, { ...ref, minutes: '30' }, cast.serviceman);
    await arrive(ref);
    await ring(ref);
    await ring(ref);
    world.setClock(39);
    expect((await report(ref)).body.code).toBe('not-home.too-early');
    world.setClock(40);
    expect((await report(ref)).body.success).toBe(true);
  });

  it('not-home does not count calls from before the arrival', async () => {
    const ref = await atDoor();
    await ring(ref);
    await ring(ref);
    world.setClock(1);
    await arrive(ref);
    world.setClock(11);
    expect((await report(ref)).body.code).toBe('not-home.call-first');
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['started', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)(
    'arrival and not-home are refused while the booking is %s',
    async (state, refusal) => {
      const ref = await world.plant(state);
      expect((await arrive(ref, 40, world.suresh)).body.code).toBe(refusal);
      expect((await report(ref, 40, world.suresh)).body.code).toBe(refusal);
    },
  );

  it('not-home at an unknown address is refused', async () => {
    const ref = await proven();
    await world.forgetDoor(ref);
    world.setClock(10);
    expect((await report(ref)).body.code).toBe('door.not-known');
  });
});

describe('settle-visit', () => {
  const settle = (ref: BookingRef, outcome: 'paid' | 'waived', reason = 'The bell was broken') =>
    world.send(settleVisit, { ...ref, outcome, reason }, world.priya);
  /** As the customer's booking shows it. */
  const settledFor = async ({ bookingId }: BookingRef): Promise<unknown> => {
    const { data } = (await world.send(getMyBooking, { bookingId }, cast.customer)).body;
    return (data as { visitSettled: unknown }).visitSettled;
  };
  const charged = async (): Promise<BookingRef> => {
    const ref = await proven();
    world.setClock(10);
    await report(ref);
    return ref;
  };

  it.each([
    [
      'paid',
      'visit-settled',
      [
        ['customer-due', -CHARGE],
        ['online', CHARGE],
      ],
    ],
    [
      'waived',
      'visit-waived',
      [
        ['customer-due', -CHARGE],
        ['tax', TAX],
        ['commission', CHARGE - TAX],
      ],
    ],
  ] as const)(
    'settling a visit as %s leaves the balance of the serviceman unchanged',
    async (outcome, kind, entries) => {
      const ref = await charged();
      const before = await world.balance(cast.serviceman.id);
      expect(await settledFor(ref)).toBeNull();
      expect((await settle(ref, outcome)).body.success).toBe(true);
      expect(await settledFor(ref)).toBe(outcome);
      const written = (await world.entries(ref)).filter(({ cause }) => cause === 'visit-settled');
      expect(written.map(({ account, amount }) => [account, amount])).toEqual(entries);
      expect(await world.balance(cast.serviceman.id)).toEqual(before);
      expect((await kinds(ref)).at(-1)).toEqual([cast.customer.id, kind]);
      expect((await settle(ref, outcome)).body.code).toBe('visit.nothing-due');
      expect(await world.unexplained()).toEqual([]);
    },
  );

  it('settling a visit needs a reason and a charge that is due', async () => {
    const ref = await charged();
    expect((await settle(ref, 'paid', ' ')).body.code).toBe('correction.reason-missing');
    expect((await settle(await world.plant('cancelled'), 'paid')).body.code).toBe(
      'visit.nothing-due',
    );
    expect((await settle({ bookingId: 1, orderId: 1 }, 'paid')).body.code).toBe(
      'booking.not-found',
    );
  });
});
