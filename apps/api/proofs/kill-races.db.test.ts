import { setTimeout as pause } from 'node:timers/promises';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookings, FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';

const CODE = '482913';
const WRONG = '000000';

describe('races with a SIGKILL in the middle', () => {
  let world: SpawnedWorld;
  let token: string;
  let people: { servicemanId: number; customerId: number };

  beforeAll(async () => {
    world = await createSpawnedWorld();
    const serviceman = await createPerson(world.look, 'serviceman', Date.now());
    const customer = await createPerson(world.look, 'customer', Date.now());
    people = { servicemanId: serviceman.id, customerId: customer.id };
    token = await world.signIn(serviceman);
    await world.server.start();
  });
  afterAll(() => world.close());

  const endedBooking = async (): Promise<FreshBooking> => {
    const plan = { count: 1, state: 'ended' as const, now: Date.now(), code: CODE, ...people };
    const [booking] = await createBookings(world.look, world.vault, plan);
    if (!booking) throw new Error('no booking made');
    return booking;
  };

  /** Retries until a final reply; a lost reply counts as none, as it would for an attacker. */
  const ask = async (
    call: AnyCall,
    { bookingId, orderId }: FreshBooking,
    more: Record<string, string>,
  ): Promise<string> => {
    const fields = { bookingId: String(bookingId), mainId: String(orderId), ...more };
    for (let tries = 0; tries < 200; tries += 1) {
      const reply = await sendCall(world.server.base, call, fields, { token }).catch(() => null);
      if (reply?.status === 200) return String(reply.body.code);
      await pause(25);
    }
    return 'never answered';
  };

  const killSoon = async (afterMs: number): Promise<void> => {
    await pause(afterMs);
    await world.server.kill();
    await world.server.start();
  };

  it('evaluates five of 200 wrong completion codes despite a SIGKILL, and then not even the right one', async () => {
    const booking = await endedBooking();
    const guesses = Array.from({ length: 200 }, () =>
      ask(verifyCompletionOtp, booking, { otp: WRONG }),
    );
    await killSoon(60);
    await killSoon(120);
    const answers = await Promise.all(guesses);
    const count = (code: string): number => answers.filter((answer) => answer === code).length;
    // A guess whose reply was lost in a kill was evaluated too, so fewer than five replies may say so.
    expect(count('otp.mismatch')).toBeLessThanOrEqual(5);
    expect(count('otp.mismatch') + count('otp.too-many-tries')).toBe(200);
    const [code] = await world.look<{ tries: number }>(
      `SELECT tries FROM completion_codes WHERE booking_id = $1`,
      [booking.bookingId],
    );
    expect(code?.tries).toBe(5);
    expect(await ask(verifyCompletionOtp, booking, { otp: CODE })).toBe('otp.too-many-tries');
  }, 60_000);

  it('takes the due amount once of 50 parallel payments despite a SIGKILL', async () => {
    const booking = await endedBooking();
    const amount = (FRESH_SERVICE.price / 100).toFixed(2);
    const payments = Array.from({ length: 50 }, () =>
      ask(addPayment, booking, { amount, paymentMode: 'cash' }),
    );
    await killSoon(30);
    const answers = await Promise.all(payments);
    expect(answers.filter((answer) => answer === '200').length).toBeLessThanOrEqual(1);
    expect(new Set(answers).isSubsetOf(new Set(['200', 'payment.nothing-due']))).toBe(true);
    const [kept] = await world.look<{ paid: number; taken: number; payments: number }>(
      `SELECT b.paid::float8 AS paid, sum(p.amount)::float8 AS taken, count(*)::int AS payments
         FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE b.id = $1 GROUP BY b.paid`,
      [booking.bookingId],
    );
    expect(kept).toEqual({ paid: FRESH_SERVICE.price, taken: FRESH_SERVICE.price, payments: 1 });
  }, 60_000);
});
