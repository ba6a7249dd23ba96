import type { BookingState } from '@karigar/domain/bookings/booking';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { dayOf } from '@karigar/domain/dates/india-day';
import { describe, expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import type { Entry } from '#shared/action-queue/action';
import { expectedBooking, expectedBookings } from '#shared/bookings/expected-booking';

const AT = Date.UTC(2026, 10, 15, 5, 0);
const INPUTS: Readonly<Record<string, object>> = {
  'run-late': { minutes: '30' },
  'start-work': { startedAt: AT },
  'hold-work': { until: dayOf(AT), reason: 'Power cut' },
  'resume-work': {},
  'end-work': { endedAt: AT + 3_600_000 },
  'verify-completion-otp': { otp: '482913' },
};

let order = 0;
const did = (call: string, createdAt = AT, state: Entry['state'] = { kind: 'sending' }): Entry => {
  order += 1;
  return {
    key: `${order}`,
    account: 'suresh',
    bookingId: 7,
    call,
    input: INPUTS[call] ?? {},
    createdAt,
    after: null,
    order,
    isWhole: true,
    state,
  };
};

describe('the booking to be expected', () => {
  it('comes later once he has said so, while he has not started', () => {
    const booking = aBooking(7, { scheduledAt: AT + 600_000 });
    const { state, expectedAt } = expectedBooking(booking, [did('run-late')]);
    expect({ state, expectedAt }).toEqual({ state: 'assigned', expectedAt: AT + 2_400_000 });
    const started = aBooking(7, { scheduledAt: AT, state: 'started' });
    expect(expectedBooking(started, [did('run-late')])).toBe(started);
  });

  it('goes through his day as the server will, with his times', () => {
    const day = [
      did('start-work'),
      did('hold-work', AT + 600_000),
      did('resume-work', AT + 1_200_000),
      did('end-work'),
    ];
    const booking = aBooking(7, { state: 'assigned' });
    expect(expectedBooking(booking, day)).toMatchObject({
      state: 'ended',
      startedAt: AT,
      endedAt: AT + 3_600_000,
      pauses: [{ from: AT + 600_000, to: AT + 1_200_000 }],
      totalAfterEnd: booking.total,
    });
    expect(expectedBooking(booking, day.slice(0, 2))).toMatchObject({
      state: 'held',
      holdReason: 'Power cut',
    });
  });

  it('is never verified by a code that waits', () => {
    const booking = aBooking(7, { state: 'ended', startedAt: AT, endedAt: AT });
    expect(expectedBooking(booking, [did('verify-completion-otp')])).toBe(booking);
  });

  it('leaves out what was refused, what is about another, and what the server has already', () => {
    const refused = {
      kind: 'refused',
      code: 'booking.cancelled',
      message: '',
      details: null,
    } as const;
    const booking = aBooking(7, { state: 'assigned' });
    expect(expectedBooking(booking, [did('start-work', AT, refused)])).toBe(booking);
    const other = aBooking(8, { state: 'assigned' });
    expect(expectedBookings([other], [did('start-work')])[0]).toBe(other);
    const started = aBooking(7, { state: 'started', startedAt: 5 });
    expect(expectedBooking(started, [did('start-work')])).toBe(started);
  });

  const COMMANDS = {
    'start-work': 'start',
    'hold-work': 'hold',
    'resume-work': 'resume',
    'end-work': 'end',
  } as const;
  it.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])(
    'does in every state what the lifecycle says: %s',
    (call) => {
      const next = (state: BookingState): BookingState => {
        const decision = decide(state, COMMANDS[call], 'serviceman');
        return decision.ok ? decision.value : state;
      };
      for (const state of BOOKING_STATES)
        expect(expectedBooking(aBooking(7, { state }), [did(call)]).state).toBe(next(state));
    },
  );
});
