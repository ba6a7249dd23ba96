import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { people } from '#testing/people';

const CODE = '482913';

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

const send = (ref: BookingRef, by: { token: string; key?: string } = world.suresh) =>
  world.send(sendCompletionCode, ref, by);

describe('send-completion-code', () => {
  it("the completion code goes to the customer's phone three times at most, and never into a reply", async () => {
    const ref = await world.plant('ended');
    for (const minute of [0, 1, 2]) {
      world.setClock(minute);
      const reply = await send(ref, minute === 1 ? world.asha : world.suresh);
      expect(reply.body).toMatchObject({ success: true, data: null });
      expect(reply.text).not.toContain(CODE);
    }
    expect(await world.codeJobs(ref)).toBe(3);
    world.setClock(3);
    expect((await send(ref)).body.code).toBe('completion-code.sent-enough');
    expect((await world.code(ref))?.sends).toBe(3);
    expect(await world.codeJobs(ref)).toBe(3);
  });

  it('the completion code is sent once a minute at most, and once per key', async () => {
    const ref = await world.plant('ended');
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => send(ref, { ...world.suresh, key })));
    expect(await world.codeJobs(ref)).toBe(1);
    expect((await send(ref)).body.code).toBe('completion-code.just-sent');
  });

  it('a spent completion code is renewed for the customer, not for the serviceman', async () => {
    const ref = await world.plant('ended');
    await world.spendCode(ref);
    const before = await world.code(ref);
    expect((await send(ref)).body.code).toBe('otp.expired');
    expect(await world.code(ref)).toEqual(before);
    expect((await send(ref, world.asha)).body.success).toBe(true);
    const { body } = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    const { completionCode: otp } = body.data as { completionCode: string };
    expect(otp).toMatch(/^\d{6}$/);
    const done = await world.send(verifyCompletionOtp, { ...ref, otp }, world.suresh);
    expect(done.body.success).toBe(true);
  });

  it('sending the completion code needs a code and a phone', async () => {
    expect((await send(await world.plant('ended', { code: null }))).body.code).toBe('otp.expired');
    const ref = await world.plant('ended');
    await world.withoutPhone(ref);
    expect((await send(ref)).body.code).toBe('completion-code.no-phone');
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['assigned', 'booking.not-started'],
    ['started', 'booking.not-ended'],
    ['held', 'booking.not-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('the completion code is not sent while the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state);
    expect((await send(ref)).body.code).toBe(refusal);
    expect(await world.codeJobs(ref)).toBe(0);
  });

  it('only the customer and the assignee can have the completion code sent', async () => {
    const ref = await world.plant('ended');
    expect((await send(ref, world.imran)).body.code).toBe('booking.not-found');
    expect((await send(ref, world.rohan)).body.code).toBe('booking.not-found');
    expect((await send(await world.plant('refused'), world.asha)).body.code).toBe(
      'booking.nobody-available',
    );
  });
});

describe('completion override', () => {
  const REASON = 'The customer’s phone is broken, confirmed from a neighbour’s';
  const ask = (ref: BookingRef, by: { token: string } = world.priya, reason = REASON) =>
    world.send(askOverride, { ...ref, reason }, by);
  const confirm = (ref: BookingRef, by: { token: string } = world.second) =>
    world.send(confirmOverride, ref, by);

  it('a completion override needs two operators, and notifies both sides', async () => {
    const ref = await world.plant('ended');
    await world.spendCode(ref);
    expect((await ask(ref)).body.success).toBe(true);
    expect((await world.traces(ref)).booking.state).toBe('ended');
    expect((await confirm(ref, world.priya)).body.code).toBe('override.same-person');
    expect((await confirm(ref)).body.success).toBe(true);
    const { booking, events, notifications, audit } = await world.traces(ref);
    expect(booking.state).toBe('completed');
    expect(events.at(-1)).toMatchObject({
      command: 'verify',
      actor: 'operator',
      account_id: people.priya.id,
      details: { agreedBy: world.second.id, reason: REASON },
    });
    expect(notifications.map(({ account_id: whose, kind }) => [whose, kind])).toEqual([
      [people.suresh.id, 'completed-by-team'],
      [people.asha.id, 'work-completed'],
    ]);
    expect(audit.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['ask-override', 'ok'],
      ['confirm-override', 'override.same-person'],
      ['confirm-override', 'ok'],
    ]);
    expect((await confirm(ref)).body.code).toBe('booking.already-completed');
  });

  it('a completion override needs a reason, and a request of the last day', async () => {
    const ref = await world.plant('ended');
    expect((await ask(ref, world.priya, ' ')).body.code).toBe('override.reason-missing');
    expect((await confirm(ref)).body.code).toBe('override.not-asked');
    await ask(ref);
    await world.ageOverrides();
    expect((await confirm(ref)).body.code).toBe('override.not-asked');
    expect((await world.traces(ref)).booking.state).toBe('ended');
  });

  it('an operator can ask for twenty completion overrides a day at most', async () => {
    await world.ageOverrides();
    const refs = await Promise.all(Array.from({ length: 20 }, () => world.plant('ended')));
    for (const ref of refs) expect((await ask(ref)).body.success).toBe(true);
    const more = await world.plant('ended');
    expect((await ask(more)).body.code).toBe('override.too-many');
    expect((await ask(more, world.second)).body.success).toBe(true);
  });

  it.each([
    ['requested', 'booking.not-assigned'],
    ['offered', 'booking.not-assigned'],
    ['assigned', 'booking.not-started'],
    ['started', 'booking.not-ended'],
    ['held', 'booking.not-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
    ['refused', 'booking.nobody-available'],
  ] as const)(
    'a completion override is refused while the booking is %s',
    async (state, refusal) => {
      const ref = await world.plant(state);
      expect((await ask(ref)).body.code).toBe(refusal);
      expect((await confirm(ref)).body.code).toBe(refusal);
    },
  );

  it('only operators can ask for or confirm a completion override', async () => {
    const ref = await world.plant('ended');
    for (const by of [world.suresh, world.asha]) {
      expect((await ask(ref, by)).status).toBe(401);
      expect((await confirm(ref, by)).status).toBe(401);
    }
    expect((await ask({ bookingId: 1, orderId: 1 })).body.code).toBe('booking.not-found');
    expect((await confirm({ bookingId: 1, orderId: 1 })).body.code).toBe('booking.not-found');
  });
});
