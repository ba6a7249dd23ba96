import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listMyBookings } from '@karigar/contract/customer-bookings/list-my-bookings';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { addTip } from '@karigar/contract/payments/add-tip';
import { dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { agreeOnCancelling, promiseCover, spendGuesses } from '#testing/customer-booking-store';
import { people } from '#testing/people';

const CODE = '482913';
const HOUR = 3_600_000;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const read = async ({ bookingId }: BookingRef, caller = world.asha) =>
  (await world.send(getMyBooking, { bookingId }, caller)).body;
const seen = async (ref: BookingRef) => (await read(ref)).data as Record<string, unknown>;

describe('get-my-booking', () => {
  it('shows public name and rating of the serviceman, and never the phone number', async () => {
    const ref = await world.plant('assigned', { scheduledAt: world.now() + 3 * HOUR });
    const { serviceman, booking, may } = await seen(ref);
    expect(serviceman).toMatchObject({
      id: people.suresh.id,
      name: 'Suresh P.',
      isVerified: true,
      rating: 4.8,
      ratings: 214,
      lastHeardAt: expect.stringMatching(/^2026-01-15 /),
    });
    expect(booking).toMatchObject({ serviceManName: 'Suresh P.', phone: null, otp: '' });
    expect(JSON.stringify(serviceman)).not.toContain(people.suresh.phone);
    // Planted without coordinates: capacity cannot be counted, so no other time is offered.
    expect(may).toEqual({
      cancel: true,
      reschedule: false,
      replace: false,
      rate: false,
      tip: false,
      chat: true,
      call: true,
    });
    const provider = await world.send(getProvider, { providerId: people.suresh.id }, world.asha);
    expect(provider.body.data).toMatchObject({ rating: 4.8, ratings: 214 });
  });

  it.each(['requested', 'offered', 'refused'] as const)(
    'hides the serviceman while the booking is %s',
    async (state) => {
      const { serviceman, booking, completionCode } = await seen(await world.plant(state));
      expect({ serviceman, completionCode }).toEqual({ serviceman: null, completionCode: null });
      expect(booking).toMatchObject({ serviceManName: '' });
    },
  );

  it('shows every step of a job, and the completion code until the job is completed', async () => {
    const ref = await world.plant('assigned');
    const steps = async () => {
      const { steps: all } = (await seen(ref)) as { steps: { step: string; at: string | null }[] };
      return all.flatMap(({ step, at }) => (at === null ? [] : [step]));
    };
    expect(await steps()).toEqual(['booked']);
    expect((await seen(ref))['completionCode']).toBe(CODE);
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    expect(await steps()).toEqual(['booked', 'started']);
    await world.send(
      holdWork,
      { ...ref, until: dayOf(world.now()), reason: 'A part is missing' },
      world.suresh,
    );
    expect(await steps()).toEqual(['booked', 'started', 'held']);
    expect((await seen(ref))['booking']).toMatchObject({ holdReason: 'A part is missing' });
    await world.send(resumeWork, ref, world.suresh);
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    expect((await seen(ref))['completionCode']).toBe(CODE);
    await world.send(verifyCompletionOtp, { ...ref, otp: CODE }, world.suresh);
    expect(await steps()).toEqual(['booked', 'started', 'ended', 'completed']);
    const after = await seen(ref);
    expect(after).toMatchObject({ completionCode: null, hasReceipt: false, paid: 0 });
    expect(after['serviceman']).toMatchObject({ lastHeardAt: null });
    await world.send(addPayment, { ...ref, amount: paise(TOTAL), mode: 'cash' }, world.suresh);
    expect(await seen(ref)).toMatchObject({ hasReceipt: true, paid: TOTAL / 100 });
    expect((await seen(ref))['may']).toMatchObject({ rate: true, chat: false, call: false });
  });

  it('offers a tip once the bill is paid, and shows the amount that was given', async () => {
    const ref = await world.plant('ended');
    expect(await seen(ref)).toMatchObject({ tip: null, may: { tip: false } });
    await world.send(addPayment, { ...ref, amount: paise(TOTAL), mode: 'cash' }, world.suresh);
    expect(await seen(ref)).toMatchObject({ tip: null, may: { tip: true } });
    await world.send(addTip, { ...ref, amount: paise(5000) }, world.asha);
    expect(await seen(ref)).toMatchObject({ tip: 50, may: { tip: false } });
  });

  it('hides a completion code that would be refused', async () => {
    const expired = await world.plant('ended', { expiresAt: world.now() - 1 });
    expect((await seen(expired))['completionCode']).toBeNull();
    const guessed = await world.plant('ended');
    await spendGuesses(world.look, guessed.bookingId);
    expect((await seen(guessed))['completionCode']).toBeNull();
    const without = await world.plant('ended', { code: null });
    expect((await seen(without))['completionCode']).toBeNull();
  });

  it('lists every add-on with its status, also the rejected ones', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 1, 'pending'],
        ['pipe', 1, 'accepted'],
        ['tap', 2, 'rejected'],
      ],
    });
    expect((await seen(ref))['booking']).toMatchObject({
      addons: [{ status: '0' }, { status: '1' }, { status: '2' }],
    });
  });

  it('shows until when cancelling is free, and then what it costs', async () => {
    const ref = await world.plant('assigned');
    expect(await seen(ref)).toMatchObject({ cancelUntil: null, may: { cancel: true } });
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() + HOUR));
    expect(await seen(ref)).toMatchObject({
      cancelUntil: '2026-01-15 11:00:00',
      may: { cancel: true },
    });
    await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - HOUR));
    expect(await seen(ref)).toMatchObject({ may: { cancel: true }, cancelCharge: 199 });
  });

  it('shows the warranty that the order promised, only after the work and until it is over', async () => {
    const [before, ended, done] = [
      await world.plant('assigned'),
      await world.plant('ended'),
      await world.plant('completed'),
    ];
    expect((await seen(done))['coveredUntil']).toBeNull();
    for (const { bookingId } of [before, ended, done])
      await promiseCover(world.look, bookingId, 30);
    expect((await seen(before))['coveredUntil']).toBeNull();
    expect((await seen(ended))['coveredUntil']).toBe('2026-02-14 00:00:00');
    expect((await seen(done))['coveredUntil']).toBe('2026-02-14 00:00:00');
    await promiseCover(world.look, done.bookingId, 0);
    expect((await seen(done))['coveredUntil']).toBeNull();
  });

  it('names UPI only where the company accepts it', async () => {
    const ref = await world.plant('assigned');
    expect(await seen(ref)).toMatchObject({ takesUpi: false, paysOnline: false });
  });

  it('a booking of somebody else looks like a missing one', async () => {
    const ref = await world.plant('started');
    const foreign = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.rohan);
    const missing = await world.send(getMyBooking, { bookingId: 1 }, world.rohan);
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
    const forServiceman = await world.send(
      getMyBooking,
      { bookingId: ref.bookingId },
      world.suresh,
    );
    expect(forServiceman.status).toBe(403);
  });
});

describe('list-my-bookings', () => {
  const listed = async (fields: Record<string, string>) => {
    const reply = await world.sendFields(listMyBookings, fields, world.asha);
    return reply.body.data as { id: number; status: string; serviceManName: string }[];
  };

  it('lists live bookings by the time of the visit, and past ones newest first', async () => {
    const later = await world.plant('assigned', { scheduledAt: world.now() + 40 * 24 * HOUR });
    const last = await world.plant('requested', { scheduledAt: world.now() + 41 * 24 * HOUR });
    const live = await listed({ bookingStatus: '1' });
    expect(live.slice(-2).map(({ id }) => id)).toEqual([later.bookingId, last.bookingId]);
    expect(live.map(({ status }) => status)).not.toContain('completed');
    const refused = await world.plant('refused', { scheduledAt: world.now() + 42 * 24 * HOUR });
    expect((await listed({ bookingStatus: '1' })).at(-1)?.id).toBe(refused.bookingId);
    const over = [await world.plant('cancelled'), await world.plant('completed')];
    const past = await listed({ bookingStatus: '6', page: '1', limit: '2' });
    expect(past.map(({ id }) => id)).toEqual(over.map(({ bookingId }) => bookingId).toReversed());
    const [next] = await listed({ bookingStatus: '6', page: '2', limit: '2' });
    expect(next?.id).toBeLessThan(over[0]?.bookingId ?? 0);
  });

  it('hides the serviceman of an offered booking in the list', async () => {
    const ref = await world.plant('offered');
    const offered = (await listed({ bookingStatus: '1' })).find(({ id }) => id === ref.bookingId);
    expect(offered?.serviceManName).toBe('');
  });
});
