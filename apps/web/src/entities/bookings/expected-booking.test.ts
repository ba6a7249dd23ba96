import type { BookingState } from '@karigar/domain/bookings/booking';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { dayOf } from '@karigar/domain/dates/india-day';
import { describe, expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import type { Entry } from '#platform/action-queue/action';
import { expectedBooking, expectedBookings } from './expected-booking.ts';

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

describe('the expected booking', () => {
  it('the expected booking is later after a late report, until work starts', () => {
    const booking = aBooking(7, { scheduledAt: AT + 600_000 });
    const { state, expectedAt } = expectedBooking(booking, [did('run-late')]);
    expect({ state, expectedAt }).toEqual({ state: 'assigned', expectedAt: AT + 2_400_000 });
    const started = aBooking(7, { scheduledAt: AT, state: 'started' });
    expect(expectedBooking(started, [did('run-late')])).toBe(started);
  });

  it('the expected booking counts a pause once that the read shows already, whether its reply was lost or came late', () => {
    const [from, to] = [AT + 600_000, AT + 1_200_000];
    const read = aBooking(7, { state: 'started', startedAt: AT, pauses: [{ from, to }] });
    const taken = { kind: 'done', message: '' } as const;
    const lost = { kind: 'waiting', because: 'timeout' } as const;
    for (const state of [taken, lost]) {
      const day = [
        did('start-work', AT, state),
        did('hold-work', from, state),
        did('resume-work', to, state),
      ];
      expect(expectedBooking(read, day)).toBe(read);
    }
    const held = aBooking(7, { state: 'held', startedAt: AT, pauses: [{ from, to: null }] });
    expect(
      expectedBooking(held, [did('hold-work', from, taken), did('resume-work', to, taken)]),
    ).toMatchObject({
      state: 'started',
      pauses: [{ from, to }],
    });
  });

  it('the expected booking is completed once the server accepted the code, and not before', () => {
    const ended = aBooking(7, { state: 'ended' });
    expect(expectedBooking(ended, [did('verify-completion-otp')])).toBe(ended);
    const taken = did('verify-completion-otp', AT, { kind: 'done', message: '' });
    expect(expectedBooking(ended, [taken])).toMatchObject({ state: 'completed' });
  });

  it("the expected booking follows the serviceman's day as the server will, with the serviceman's times", () => {
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

  it('the expected booking is held a second time within the same second', () => {
    const booking = aBooking(7, { state: 'started', startedAt: AT });
    const taps = [did('hold-work', AT), did('resume-work', AT + 200), did('hold-work', AT + 400)];
    expect(expectedBooking(booking, taps)).toMatchObject({
      state: 'held',
      pauses: [{ from: AT, to: AT + 200 }, { from: AT + 400 }],
    });
  });

  it('the expected booking is never verified by a queued code', () => {
    const booking = aBooking(7, { state: 'ended', startedAt: AT, endedAt: AT });
    expect(expectedBooking(booking, [did('verify-completion-otp')])).toBe(booking);
  });

  it('the expected booking ignores refused actions, actions of other bookings, and actions the server has already', () => {
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
    'the expected booking does in every state what the lifecycle says: %s',
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
