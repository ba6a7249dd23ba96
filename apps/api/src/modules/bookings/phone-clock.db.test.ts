import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import { ADD_ONS, createBookingWorld, TOTAL, type BookingWorld } from '#testing/booking-world';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

/** Runs a whole job from a phone whose clock is off by `skew`; returns what must not depend on the clock. */
const live = async (skew: number) => {
  const began = world.now();
  const ref = await world.plant('assigned', {
    bookedAt: began - 60 * MINUTE,
    addOns: [
      ['tap', 1, 'accepted'],
      ['pipe', 1, 'pending'],
    ],
  });
  const { suresh } = world;
  const amount = paise(TOTAL + ADD_ONS.tap.price);
  const codes = [
    await world.send(startWork, { ...ref, startedAt: world.now() + skew }, suresh),
    (world.moveClock(began + 30 * MINUTE),
    await world.send(endWork, { ...ref, endedAt: world.now() + skew }, suresh)),
    await world.send(addPayment, { ...ref, amount, mode: 'cash' }, suresh),
    await world.send(verifyCompletionOtp, { ...ref, otp: '482913' }, suresh),
  ].map(({ body }) => body.code);
  const { booking, events, code, addOns } = await world.traces(ref);
  world.moveClock(began);
  expect(at(booking.started_at)).toBeGreaterThanOrEqual(began - 60 * MINUTE);
  expect(at(booking.ended_at)).toBeGreaterThanOrEqual(at(booking.started_at));
  expect(at(booking.ended_at)).toBeLessThanOrEqual(began + 30 * MINUTE);
  return {
    codes,
    state: booking.state,
    version: booking.version,
    total: booking.total_after_end,
    paid: booking.paid,
    codeEnds: at(code?.expires_at ?? null),
    addOns: addOns.map(({ status }) => status),
    received: events.map(({ command, received_at: received }) => [command, at(received)]),
  };
};

it('P13: a phone clock that is fast or slow by days changes no order of events, no money and no expiry', async () => {
  const right = await live(0);
  expect(right).toMatchObject({ state: 'completed', codes: [200, 200, 200, 200] });
  expect(right.codeEnds).toBe(world.now() + 30 * MINUTE + DAY);
  for (const skew of [-DAY, DAY, -365 * DAY, 365 * DAY]) expect(await live(skew)).toEqual(right);
});
