import { setTimeout as pause } from 'node:timers/promises';
import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ONS,
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import type { Reply } from '#testing/test-app';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const atOnce = <Value>(count: number, make: (nth: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));

/** On a loaded machine the last in line get server.busy, which changed nothing: retry, as the app does. */
const untilAnswered = async (send: () => Promise<Reply>): Promise<Reply> => {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send();
    if (reply.body.code !== 'server.busy' || attempt === 200) return reply;
    await pause(20);
  }
};

/** How often each reply code came. */
const tally = (replies: readonly Reply[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const { body } of replies) {
    const code = String(body.code);
    counted[code] = (counted[code] ?? 0) + 1;
  }
  return counted;
};

const pay = (ref: BookingRef, amount: number) =>
  untilAnswered(() =>
    world.send(addPayment, { ...ref, amount: paise(amount), mode: 'cash' }, world.suresh),
  );

const guess = (ref: BookingRef, otp: string) =>
  untilAnswered(() => world.send(verifyCompletionOtp, { ...ref, otp }, world.suresh));

describe('races', () => {
  it('30 concurrent starts without a key start the work once', async () => {
    const ref = await world.plant('assigned');
    const replies = await atOnce(30, () =>
      untilAnswered(() => world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh)),
    );
    expect(tally(replies)).toEqual({ 200: 1, 'booking.already-started': 29 });
    const { booking, events, notifications, outbox } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'started', version: 2 });
    expect(events.filter(({ to_state: to }) => to !== null)).toHaveLength(1);
    expect([notifications.length, outbox.length]).toEqual([1, 2]);
  });

  it('P6: 50 concurrent payments on one booking are recorded once', async () => {
    const ref = await world.plant('ended');
    const replies = await atOnce(50, () => pay(ref, TOTAL));
    expect(tally(replies)).toEqual({ 200: 1, 'payment.nothing-due': 49 });
    const { booking, payments } = await world.traces(ref);
    expect(payments.map(({ amount }) => amount)).toEqual([TOTAL]);
    expect(booking.paid).toBe(TOTAL);
  });

  it('P6: payments racing the end of work and the answers to add-ons never exceed the amount due', async () => {
    const rounds = await atOnce(6, async () => {
      const pending = Array.from({ length: 4 }, () => ['tap', 1, 'pending'] as const);
      const ref = await world.plant('started', { addOns: pending });
      const { addOns } = await world.traces(ref);
      await Promise.all([
        ...addOns.map(({ id }) =>
          untilAnswered(() =>
            world.send(answerAddOn, { ...ref, addOnId: id, answer: 'accepted' }, world.asha),
          ),
        ),
        untilAnswered(() => world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh)),
        atOnce(20, (nth) => pay(ref, TOTAL + (nth % 5) * ADD_ONS.tap.price)),
      ]);
      return world.traces(ref);
    });
    for (const { booking, payments, addOns } of rounds) {
      const taken = addOns.filter(({ status }) => status === 'accepted').length;
      const sum = payments.reduce((total, { amount }) => total + amount, 0);
      expect(addOns.some(({ status }) => status === 'pending')).toBe(false);
      expect(booking.total_after_end).toBe(TOTAL + taken * ADD_ONS.tap.price);
      expect(booking.paid).toBe(sum);
      expect([0, booking.total_after_end]).toContain(sum);
    }
  });

  it('P9: of 200 concurrent wrong codes exactly 5 are compared, and then none, right or wrong', async () => {
    const ref = await world.plant('ended', { code: '482913' });
    const replies = await atOnce(200, (nth) => guess(ref, String(100_000 + nth)));
    expect(tally(replies)).toEqual({ 'otp.mismatch': 5, 'otp.too-many-tries': 195 });
    const { code, events } = await world.traces(ref);
    expect(code?.tries).toBe(5);
    expect(events.filter(({ refusal }) => refusal === 'otp.mismatch')).toHaveLength(5);
    expect((await guess(ref, '482913')).body.code).toBe('otp.too-many-tries');
    expect((await world.traces(ref)).booking.state).toBe('ended');
  });

  it('P9: the right code among concurrent wrong ones completes at most once, and never after five wrong ones', async () => {
    const ref = await world.plant('ended', { code: '482913' });
    const replies = await atOnce(40, (nth) => guess(ref, nth % 8 === 7 ? '482913' : '000000'));
    const { 200: done = 0, 'otp.mismatch': wrong = 0 } = tally(replies);
    const { booking, code } = await world.traces(ref);
    expect(booking.state).toBe(done === 1 ? 'completed' : 'ended');
    expect(done).toBeLessThanOrEqual(1);
    expect(wrong).toBe(code?.tries);
    expect(wrong).toBeLessThanOrEqual(5);
  });
});
