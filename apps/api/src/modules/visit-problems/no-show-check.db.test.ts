import { requestCall } from '@karigar/contract/contact/request-call';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';

const [CHARGE, SHARE] = [19_900, 14_334];
const NO_MONEY = { cash: 0, payable: 0, waiting: 0 };

let world: ExceptionWorld;
let cast: Awaited<ReturnType<ExceptionWorld['newCast']>>;
/** Minutes since the start of the test. */
let minute = 0;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  minute = 0;
  world.setClock(0);
  cast = await world.newCast();
});

const wait = (minutes: number): void => world.setClock((minute += minutes));
const at = (metres: number) => world.away(metres + 40);
const arrive = (ref: BookingRef, metres = 0) =>
  world.send(reportArrival, { ...ref, ...at(metres) }, cast.serviceman);
const leave = (ref: BookingRef, metres = 0) =>
  world.send(reportNotHome, { ...ref, ...at(metres) }, cast.serviceman);
const callTwice = async (ref: BookingRef): Promise<void> => {
  await world.send(requestCall, ref, cast.serviceman);
  wait(1);
  await world.send(requestCall, ref, cast.serviceman);
};

/** The serviceman comes, calls twice and waits; the customer is another one, unless given. */
const visit = async (plan: { customer?: typeof cast.customer; metres?: number } = {}) => {
  const { customer = await world.newCustomer(), metres = 0 } = plan;
  const ref = await world.plantFor({ ...cast, customer }, world.now(), metres);
  await arrive(ref, metres);
  await callTwice(ref);
  wait(10);
  return ref;
};
const noShow = async (plan: Parameters<typeof visit>[0] = {}) => {
  const ref = await visit(plan);
  const { body } = await leave(ref, plan.metres);
  return { ref, body };
};
/** The second one at the same customer. */
const checkedVisit = async () => {
  await noShow({ customer: cast.customer });
  return noShow({ customer: cast.customer });
};
const decide = (ref: BookingRef, outcome: 'charged' | 'waived', reason = 'Both were asked') =>
  world.send(decideVisit, { ...ref, outcome, reason }, world.priya);
const listed = async ({ bookingId }: BookingRef) => {
  const { body } = await world.send(listExceptions, { limit: 100 }, world.priya);
  return (body.data as { bookingId: number; what: string; dueAt: unknown }[]).filter(
    (row) => row.bookingId === bookingId && row.what === 'no-show',
  );
};
const kindsOf = async (ref: BookingRef) =>
  (await world.traces(ref)).notifications.map(({ kind }) => kind);
const checkedVisits = async () => {
  const { body } = await world.sendFields(getEarnings, {}, cast.serviceman);
  return (body.data as { checkedVisits: unknown[] }).checkedVisits;
};
const payable = async () => (await world.balance(cast.serviceman.id)).payable;

describe('a no-show with doubts', () => {
  it('is over for both sides, and neither charged nor payable before the decision', async () => {
    const { ref, body } = await checkedVisit();
    expect(body).toMatchObject({
      success: true,
      message:
        'Recorded. Our team checks this visit by 16 Jan 2026, 10:22\u00a0am. If all is right, you get ₹143.34.',
      data: { earned: 0 },
    });
    expect((await world.traces(ref)).booking.state).toBe('cancelled');
    expect(await world.entries(ref)).toEqual([]);
    expect(await payable()).toBe(SHARE);
    expect(await kindsOf(ref)).toEqual(['at-your-door', 'visit-checked', 'visit-missed']);
    const mine = await world.send(getMyBooking, { bookingId: ref.bookingId }, cast.customer);
    expect(mine.body.data).toMatchObject({ booking: { visitCharge: null, status: 'cancelled' } });
    const settled = { ...ref, outcome: 'paid', reason: 'Paid at the door' } as const;
    expect((await world.send(settleVisit, settled, world.priya)).body.code).toBe(
      'visit.nothing-due',
    );
  });

  it('is one state with one deadline for the serviceman and the operators', async () => {
    const { ref } = await checkedVisit();
    const by = '2026-01-16 10:22:00';
    expect(await checkedVisits()).toMatchObject([
      { bookingId: ref.bookingId, amount: SHARE / 100, by },
    ]);
    expect(await listed(ref)).toMatchObject([
      { isOpen: true, dueAt: by, doubts: ['same-customer'], metres: 40, calls: 2 },
    ]);
    await decide(ref, 'charged');
    expect(await checkedVisits()).toEqual([]);
    expect((await listed(ref)).map((row) => (row as { isOpen?: boolean }).isOpen)).not.toContain(
      true,
    );
  });

  it('is charged and paid by the decision, and its lines can be questioned', async () => {
    const { ref } = await checkedVisit();
    expect((await decide(ref, 'charged')).body.success).toBe(true);
    expect(await world.row(ref)).toMatchObject({ visit_charge: CHARGE, visit_case_at: null });
    expect(await payable()).toBe(2 * SHARE);
    expect((await kindsOf(ref)).slice(-2)).toEqual(['visit-paid', 'nobody-home']);
    expect((await decide(ref, 'waived')).body.code).toBe('visit.no-case');
    const { body } = await world.send(getJobEarnings, ref, cast.serviceman);
    const [line] = (body.data as { lines: { id: number }[] }).lines;
    const question = { lineId: line?.id ?? 0, question: 'Why so late?' };
    expect((await world.send(questionLine, question, cast.serviceman)).body.success).toBe(true);
    expect(await world.unexplained()).toEqual([]);
  });

  it('is not paid for a reason that the serviceman reads, and may be paid after another look', async () => {
    const { ref } = await checkedVisit();
    await decide(ref, 'waived', 'The customer was at home');
    expect(await payable()).toBe(SHARE);
    const { notifications } = await world.traces(ref);
    expect(notifications.find(({ kind }) => kind === 'visit-not-paid')).toMatchObject({
      account_id: cast.serviceman.id,
      details: { reason: 'The customer was at home' },
    });
    expect((await decide(ref, 'waived')).body.code).toBe('visit.no-case');
    expect((await decide(ref, 'charged', 'The customer remembers')).body.success).toBe(true);
    expect(await payable()).toBe(2 * SHARE);
    expect((await decide(ref, 'charged')).body.code).toBe('visit.no-case');
    expect(await world.unexplained()).toEqual([]);
  });
});

describe('doubts about a no-show', () => {
  it('the phone cannot have been at two doors', async () => {
    const far = await world.plantFor(cast, world.now(), 9000);
    await arrive(far, 9000);
    wait(2);
    const { ref } = await noShow();
    expect(await listed(ref)).toMatchObject([{ isOpen: true, doubts: ['elsewhere'] }]);
  });

  it('an hour between two doors is no doubt', async () => {
    const far = await world.plantFor(cast, world.now(), 9000);
    await arrive(far, 9000);
    wait(60);
    const { body } = await noShow();
    expect(body).toMatchObject({ data: { earned: SHARE / 100 } });
  });

  it('two reports at once see each other', async () => {
    const visits = [];
    for (const _ of [1, 2]) visits.push(await visit({ customer: cast.customer }));
    const replies = await Promise.all(visits.map((ref) => leave(ref)));
    const earned = replies.map(({ body }) => (body.data as { earned: number }).earned);
    expect(new Set(earned)).toEqual(new Set([0, SHARE / 100]));
  });

  it('many in a week are checked, and far too many become evidence for an operator', async () => {
    const paid: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { body } = await noShow();
      paid.push((body.data as { earned: number }).earned);
    }
    expect(paid).toEqual([SHARE / 100, SHARE / 100, 0, 0, 0, 0]);
    const ref = await visit();
    expect((await leave(ref)).body.code).toBe('not-home.too-many');
    expect((await world.traces(ref)).booking.state).toBe('assigned');
    const missed = { ...ref, arrivedAt: world.now(), claimedAt: world.now(), ...at(0) };
    const reported = await world.send(reportMissedVisit, missed, cast.serviceman);
    expect(reported.body.success).toBe(true);
    expect(await world.balance(cast.serviceman.id)).toEqual({ ...NO_MONEY, payable: 2 * SHARE });
    expect(await checkedVisits()).toHaveLength(4);
  });
});
