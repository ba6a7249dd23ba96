import { describe, expect, it } from 'vitest';
import {
  isBeforeMove,
  lateCaseDue,
  lateCaseOf,
  LATE_CASES,
  startedBeforeMove,
} from './late-case.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 16, 6, 30);

describe('late case of a refused command', () => {
  it.each([
    ['pay', 'booking.cancelled', 0, 'cash-not-taken'],
    ['pay', 'booking.reassigned', 0, 'cash-not-taken'],
    ['pay', 'payment.amount-not-due', HOUR, 'cash-not-taken'],
    ['pay', 'payment.nothing-due', HOUR, 'cash-not-taken'],
    ['pay', 'payment.amount-not-due', 1000, null],
    ['pay', 'payment.mode-not-offered', HOUR, null],
    ['end', 'booking.cancelled', 0, 'work-not-taken'],
    ['verify', 'booking.reassigned', 0, 'work-not-taken'],
    ['start', 'booking.cancelled', HOUR, 'work-not-taken'],
    ['start', 'booking.cancelled', 1000, null],
    ['end', 'booking.already-ended', HOUR, null],
    ['verify', 'otp.expired', HOUR, 'code-expired'],
    ['verify', 'otp.expired', 1000, null],
    ['verify', 'otp.mismatch', HOUR, null],
    ['run-late', 'booking.cancelled', HOUR, null],
    ['send-chat', 'booking.reassigned', HOUR, null],
    ['propose-add-ons', 'booking.cancelled', HOUR, null],
  ])('opens for %s refused as %s after %i ms the late case %s', (command, refusal, ageMs, kind) => {
    expect(lateCaseOf({ command, refusal, ageMs })).toBe(kind);
  });

  it('sets the deadline of a late case after its opening', () => {
    for (const kind of LATE_CASES) expect(lateCaseDue(kind, NOON)).toBeGreaterThan(NOON);
  });
});

describe('work started on the day before a reschedule', () => {
  const moves = [
    { from: NOON + 2 * DAY, movedAt: NOON - HOUR },
    { from: NOON, movedAt: NOON - 2 * HOUR },
  ];

  it('returns the booking to the time agreed for the day of the start', () => {
    const scheduledAt = NOON + 5 * DAY;
    expect(startedBeforeMove({ at: NOON + HOUR, scheduledAt, moves })).toBe(NOON);
    expect(startedBeforeMove({ at: NOON + 2 * DAY, scheduledAt, moves })).toBe(NOON + 2 * DAY);
    expect(startedBeforeMove({ at: NOON + 3 * DAY, scheduledAt, moves })).toBeNull();
    expect(startedBeforeMove({ at: scheduledAt, scheduledAt, moves })).toBeNull();
  });

  it('recognizes commands about a time that has been rescheduled since', () => {
    expect(isBeforeMove(NOON - 90 * 60_000, moves)).toBe(true);
    expect(isBeforeMove(NOON, moves)).toBe(false);
  });
});
