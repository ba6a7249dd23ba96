import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import {
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

/** A new session whose calls send the phone's own time. */
const phone = async (skew: number) => {
  const token = await world.signIn('suresh');
  return () => ({ token, headers: { 'phone-time': String(world.now() + skew) } });
};

const pausesOf = async (ref: BookingRef, send: { token: string }) => {
  const live = await world.send(listBookings, { which: 'live', limit: 100 }, send);
  const bookings = z.decode(listBookings.output, live.body.data as never);
  return bookings.find(({ id }) => id === ref.bookingId)?.pauses;
};

/** A day of work that reaches the server six hours after it began, from a phone whose clock is off by `skew`. */
const late = async (skew: number) => {
  const began = world.now();
  const ref = await world.plant('assigned', {
    bookedAt: began - DAY,
    scheduledAt: began + HOUR,
  });
  const said = (hours: number): number => began + hours * HOUR + skew;
  world.moveClock(began + 6 * HOUR);
  const own = await phone(skew);
  const until = addDays(dayOf(began + 2 * HOUR), 1);
  const replies = [
    await world.send(runLate, { ...ref, minutes: '30', claimedAt: said(0) }, own()),
    await world.send(startWork, { ...ref, startedAt: said(1) }, own()),
    await world.send(holdWork, { ...ref, until, reason: 'Rain', claimedAt: said(2) }, own()),
    await world.send(resumeWork, { ...ref, claimedAt: said(3) }, own()),
  ];
  const pauses = await pausesOf(ref, own());
  const { booking: started } = await world.traces(ref);
  replies.push(
    await world.send(endWork, { ...ref, endedAt: said(4) }, own()),
    await world.send(verifyCompletionOtp, { ...ref, otp: '482913', claimedAt: said(4) }, own()),
    await world.send(
      addPayment,
      { ...ref, amount: paise(TOTAL), mode: 'cash', claimedAt: said(4) },
      own(),
    ),
  );
  const { booking, events } = await world.traces(ref);
  world.moveClock(began);
  const ago = (written: string | null): number => (at(written) - began) / HOUR;
  return {
    codes: replies.map(({ body }) => body.code),
    state: booking.state,
    paid: booking.paid,
    expected: ago(started.expected_at),
    started: ago(booking.started_at),
    ended: ago(booking.ended_at),
    pauses: pauses?.map(({ from, to }) => [(from - began) / HOUR, ((to ?? 0) - began) / HOUR]),
    happened: events.map((event) => [event.command, ago(event.happened_at)]),
  };
};

describe('P13: calls with a phone-time header', () => {
  it.each([-DAY, DAY, -400 * DAY, 400 * DAY, -5 * HOUR, 17 * MINUTE])(
    'P13: a phone clock off by %i ms leaves the same booking as a correct clock',
    async (skew) => {
      const right = await late(0);
      expect(right).toMatchObject({
        codes: [200, 200, 200, 200, 200, 200, 200],
        state: 'completed',
        paid: TOTAL,
        expected: 1.5,
        started: 1,
        ended: 4,
        pauses: [[2, 3]],
      });
      expect(await late(skew)).toEqual(right);
    },
  );

  it('P13: a phone clock a day fast keeps start and end three hours apart, though both arrive together', async () => {
    const { started, ended } = await late(DAY);
    expect(ended - started).toBe(3);
  });
});

describe('pauses', () => {
  it('a pause counts from the time of hold and resume, not from their arrival', async () => {
    const began = world.now();
    const ref = await world.plant('started');
    world.moveClock(began + 2 * HOUR);
    const own = await phone(0);
    const until = dayOf(began);
    await world.send(holdWork, { ...ref, until, claimedAt: began }, own());
    await world.send(resumeWork, { ...ref, claimedAt: began + 6 * MINUTE }, own());
    expect(await pausesOf(ref, own())).toEqual([{ from: began, to: began + 6 * MINUTE }]);
    world.moveClock(began);
  });

  it('a pause is never negative: a time claimed before the last command counts as the time of that command', async () => {
    const began = world.now();
    const ref = await world.plant('started');
    world.moveClock(began + 2 * HOUR);
    const own = await phone(0);
    await world.send(holdWork, { ...ref, until: dayOf(began), claimedAt: began + HOUR }, own());
    await world.send(resumeWork, { ...ref, claimedAt: began }, own());
    await world.send(endWork, { ...ref, endedAt: began }, own());
    const { booking, events } = await world.traces(ref);
    expect(events.map((event) => at(event.happened_at) - began)).toEqual([HOUR, HOUR, HOUR]);
    expect(at(booking.ended_at)).toBe(began + HOUR);
    world.moveClock(began);
  });
});

describe('hold date', () => {
  const hold = async (days: number, waited: number, skew = 0) => {
    const began = world.now();
    const ref = await world.plant('started');
    world.moveClock(began + waited);
    const own = await phone(skew);
    const input = { ...ref, until: addDays(dayOf(began), days), claimedAt: began + skew };
    const { body } = await world.send(holdWork, input, own());
    world.moveClock(began);
    return { code: body.code, until: (await world.traces(ref)).booking.held_until };
  };

  it('a hold date that has passed on arrival is accepted, and due at once', async () => {
    const today = dayOf(world.now());
    expect(await hold(0, 2 * DAY)).toEqual({ code: 200, until: today });
    expect(await hold(1, 3 * DAY, DAY)).toEqual({ code: 200, until: addDays(today, 1) });
  });

  it.each([0, -DAY, DAY])(
    'a hold date that was not offered when it was chosen is refused, with a clock off by %i ms',
    async (skew) => {
      expect(await hold(-1, 0, skew)).toEqual({ code: 'hold.date-not-offered', until: null });
      expect(await hold(3, 0, skew)).toEqual({ code: 'hold.date-not-offered', until: null });
    },
  );
});

it.each(['', 'soon', '-5', '1e9', '9'.repeat(20)])(
  'an invalid phone time of %j is ignored',
  async (written) => {
    const began = world.now();
    const ref = await world.plant('assigned', { bookedAt: began - DAY });
    const { suresh } = world;
    const send = { ...suresh, headers: { 'phone-time': written } };
    await world.send(startWork, { ...ref, startedAt: began - HOUR }, send);
    expect(at((await world.traces(ref)).booking.started_at)).toBe(began - HOUR);
  },
);

it('every reply has the time of the server', async () => {
  const reply = await world.sendFields(startWork, {}, world.suresh);
  expect(Math.abs(Date.parse(reply.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
});
