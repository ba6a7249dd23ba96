import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import {
  ADD_ONS,
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { people } from '#testing/people';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const wire = (ref: { bookingId: number; orderId: number }) => ({
  bookingId: String(ref.bookingId),
  mainId: String(ref.orderId),
});

describe('start-work', () => {
  it('[WIRE-12] start-work takes bookingId, mainId and startTime, and writes event, hints, audit and notification', async () => {
    const ref = await world.plant('assigned');
    const claimed = world.now() - 5 * MINUTE;
    const fields = { ...wire(ref), startTime: writeWireDateTime(claimed) };
    const reply = await world.sendFields(startWork, fields, { ...world.suresh, key: 'start-1' });
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Work started.', data: null },
    });
    const { booking, events, outbox, audit, notifications } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'started', version: 2 });
    expect(at(booking.started_at)).toBe(claimed);
    expect(at(booking.seen_at)).toBe(world.now());
    expect(events).toMatchObject([
      {
        command: 'start',
        actor: 'serviceman',
        account_id: people.suresh.id,
        from_state: 'assigned',
        to_state: 'started',
        refusal: null,
        key: 'start-1',
      },
    ]);
    expect(at(events[0]?.claimed_at ?? null)).toBe(claimed);
    expect(at(events[0]?.received_at ?? null)).toBe(world.now());
    expect(outbox).toMatchObject([
      { account_id: people.asha.id, kind: 'booking', version: 2 },
      { account_id: people.suresh.id, kind: 'booking', version: 2 },
    ]);
    expect(audit).toMatchObject([
      { call: 'start-work', outcome: 'ok', account_id: people.suresh.id, role: 'serviceman' },
    ]);
    expect(notifications).toMatchObject([{ account_id: people.asha.id, kind: 'work-started' }]);
  });

  it.each([
    ['before the booking was made', -48 * 60 * MINUTE, 'booked'],
    ['in the future', DAY, 'received'],
  ])(
    'start-work records a claimed time %s, but limits the start to what is possible',
    async (_when, skew, edge) => {
      const bookedAt = world.now() - 60 * MINUTE;
      const ref = await world.plant('assigned', { bookedAt });
      const claimed = world.now() + skew;
      await world.send(startWork, { ...ref, startedAt: claimed }, world.suresh);
      const { booking, events } = await world.traces(ref);
      expect(at(booking.started_at)).toBe(edge === 'booked' ? bookedAt : world.now());
      expect(at(events[0]?.claimed_at ?? null)).toBe(claimed);
    },
  );
});

type Listed = { id: number; holdTime: string | null; holdReason: string; pauses: unknown[] };

const listed = async ({ bookingId }: BookingRef): Promise<Listed | undefined> => {
  const reply = await world.send(listBookings, { which: 'live' }, world.suresh);
  return (reply.body.data as Listed[]).find(({ id }) => id === bookingId);
};

describe('hold-work and resume-work', () => {
  it('[WIRE-13] hold-work takes holdTime and reason for today and the two days after', async () => {
    const today = dayOf(world.now());
    for (const until of [today, addDays(today, 1), addDays(today, 2)]) {
      const ref = await world.plant('started');
      const fields = { ...wire(ref), holdTime: until, reason: 'बारिश' };
      const reply = await world.sendFields(holdWork, fields, world.suresh);
      expect(reply.body).toMatchObject({ success: true, message: 'Work is on hold.' });
      const { booking, events, notifications } = await world.traces(ref);
      expect(booking).toMatchObject({ state: 'held', held_until: until, hold_reason: 'बारिश' });
      expect(events).toMatchObject([{ command: 'hold', details: { until, reason: 'बारिश' } }]);
      expect(notifications).toMatchObject([{ account_id: people.asha.id, kind: 'work-held' }]);
    }
  });

  it('hold-work needs no reason', async () => {
    const ref = await world.plant('started');
    const fields = { ...wire(ref), holdTime: dayOf(world.now()) };
    expect((await world.sendFields(holdWork, fields, world.suresh)).body.success).toBe(true);
  });

  it.each([-1, 3])(
    'hold-work refuses a date %i days from today, and records the attempt',
    async (days) => {
      const ref = await world.plant('started');
      const until = addDays(dayOf(world.now()), days);
      const reply = await world.send(holdWork, { ...ref, until, reason: 'Rain' }, world.suresh);
      expect(reply).toMatchObject({ status: 200, body: { code: 'hold.date-not-offered' } });
      const { booking, events, audit, outbox } = await world.traces(ref);
      expect(booking).toMatchObject({ state: 'started', version: 1, held_until: null });
      expect(events).toMatchObject([{ refusal: 'hold.date-not-offered', details: { until } }]);
      expect(audit).toMatchObject([{ outcome: 'hold.date-not-offered' }]);
      expect(outbox).toEqual([]);
    },
  );

  it('[WIRE-14] resume-work takes bookingId and mainId, and clears date and reason', async () => {
    const ref = await world.plant('started');
    const until = dayOf(world.now());
    await world.send(holdWork, { ...ref, until, reason: 'Rain' }, world.suresh);
    const reply = await world.sendFields(resumeWork, wire(ref), world.suresh);
    expect(reply.body).toMatchObject({ success: true, message: 'Work resumed.' });
    const { booking, notifications, audit } = await world.traces(ref);
    expect(booking).toMatchObject({
      state: 'started',
      version: 3,
      held_until: null,
      hold_reason: null,
    });
    expect(notifications.map(({ kind }) => kind)).toEqual(['work-held', 'work-resumed']);
    expect(audit.map(({ call }) => call)).toEqual(['hold-work', 'resume-work']);
  });
});

describe('pauses', () => {
  it('pauses are listed during the work, with the date and reason of the hold', async () => {
    const ref = await world.plant('started');
    const until = dayOf(world.now());
    await world.send(holdWork, { ...ref, until, reason: 'Rain' }, world.suresh);
    const held = await listed(ref);
    expect(held).toMatchObject({ holdTime: until, holdReason: 'Rain' });
    expect(held?.pauses).toEqual([{ from: writeWireDateTime(world.now()), to: null }]);
    await world.send(holdWork, { ...ref, until, reason: 'Again' }, world.suresh);
    await world.send(resumeWork, ref, world.suresh);
    const now = writeWireDateTime(world.now());
    const resumed = await listed(ref);
    expect(resumed).toMatchObject({ holdTime: null, holdReason: '' });
    expect(resumed?.pauses).toEqual([{ from: now, to: now }]);
  });
});

describe('end-work', () => {
  it('[WIRE-15] end-work takes endTime, freezes the total, lapses pending add-ons and starts the expiry of the code', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 2, 'accepted'],
        ['pipe', 1, 'pending'],
        ['pipe', 3, 'rejected'],
      ],
    });
    const claimed = world.now() - 2 * MINUTE;
    const fields = { ...wire(ref), endTime: writeWireDateTime(claimed) };
    const reply = await world.sendFields(endWork, fields, world.suresh);
    expect(reply.body).toMatchObject({ success: true, code: 200, message: 'Work Completed' });
    const { booking, addOns, code, events, notifications } = await world.traces(ref);
    expect(booking.state).toBe('ended');
    expect(booking.total_after_end).toBe(TOTAL + 2 * ADD_ONS.tap.price);
    expect(at(booking.ended_at)).toBe(claimed);
    expect(addOns.map(({ status }) => status)).toEqual(['accepted', 'rejected', 'rejected']);
    expect(at(code?.expires_at ?? null)).toBe(world.now() + DAY);
    expect(events).toMatchObject([{ command: 'end', from_state: 'started', to_state: 'ended' }]);
    expect(at(events[0]?.claimed_at ?? null)).toBe(claimed);
    expect(notifications).toMatchObject([{ kind: 'add-ons-lapsed' }, { kind: 'work-ended' }]);
  });

  it.each([
    ['before the start', -3 * DAY],
    ['in the future', 3 * DAY],
  ])('end-work limits a claimed time %s to what is possible', async (_when, skew) => {
    const ref = await world.plant('started');
    await world.send(endWork, { ...ref, endedAt: world.now() + skew }, world.suresh);
    const { booking } = await world.traces(ref);
    expect(at(booking.ended_at)).toBe(skew < 0 ? at(booking.started_at) : world.now());
  });
});

describe('verify-completion-otp', () => {
  const verify = (ref: { bookingId: number; orderId: number }, otp: string) =>
    world.send(verifyCompletionOtp, { ...ref, otp }, world.suresh);

  it('[WIRE-16] the right completion code completes the booking', async () => {
    const ref = await world.plant('ended', { code: '048213' });
    const fields = { ...wire(ref), otp: '048213' };
    const reply = await world.sendFields(verifyCompletionOtp, fields, world.suresh);
    expect(reply.body).toMatchObject({ success: true, code: 200, message: 'OTP verified.' });
    const { booking, code, events, notifications, outbox } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'completed', version: 2 });
    expect(code?.tries).toBe(0);
    expect(events).toMatchObject([{ command: 'verify', to_state: 'completed', details: null }]);
    expect(notifications).toMatchObject([{ kind: 'work-completed' }]);
    expect(outbox).toHaveLength(2);
  });

  it('a wrong completion code counts as a try, and the typed digits are stored nowhere', async () => {
    const ref = await world.plant('ended');
    const wrong = '731902';
    expect((await verify(ref, wrong)).body.code).toBe('otp.mismatch');
    const traces = await world.traces(ref);
    expect(traces.code?.tries).toBe(1);
    expect(traces.booking).toMatchObject({ state: 'ended', version: 1 });
    expect(traces.events).toMatchObject([{ command: 'verify', refusal: 'otp.mismatch' }]);
    expect(traces.audit).toMatchObject([{ outcome: 'otp.mismatch' }]);
    expect(JSON.stringify(traces)).not.toContain(wrong);
  });

  it('a wrong completion code sent again with its key counts once', async () => {
    const ref = await world.plant('ended');
    const send = { ...world.suresh, key: 'guess-1' };
    const first = await world.send(verifyCompletionOtp, { ...ref, otp: '000000' }, send);
    const second = await world.send(verifyCompletionOtp, { ...ref, otp: '000000' }, send);
    expect(second.body).toEqual(first.body);
    expect((await world.traces(ref)).code?.tries).toBe(1);
  });

  it('five wrong completion codes block even the right one', async () => {
    const ref = await world.plant('ended', { code: '482913' });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(ref, `00000${guess}`)).body.code).toBe('otp.mismatch');
    }
    expect((await verify(ref, '482913')).body.code).toBe('otp.too-many-tries');
    const { code, booking } = await world.traces(ref);
    expect(code?.tries).toBe(5);
    expect(booking.state).toBe('ended');
  });

  it('an expired completion code is refused, and the attempt is recorded for operators', async () => {
    const ref = await world.plant('ended', { expiresAt: world.now() - 1 });
    expect((await verify(ref, '482913')).body.code).toBe('otp.expired');
    const { code, events } = await world.traces(ref);
    expect(code?.tries).toBe(0);
    expect(events).toMatchObject([{ command: 'verify', refusal: 'otp.expired' }]);
  });

  it('a missing completion code is refused as expired', async () => {
    const ref = await world.plant('ended', { code: null });
    expect((await verify(ref, '482913')).body.code).toBe('otp.expired');
  });

  it('the completion code of another booking is refused', async () => {
    const ref = await world.plant('ended', { code: '111111' });
    await world.plant('ended', { code: '222222' });
    expect((await verify(ref, '222222')).body.code).toBe('otp.mismatch');
  });
});
