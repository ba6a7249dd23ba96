import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { OVERDUE_MS } from './running-late.ts';
import { blockedVisitDue, mayReplace, replacementTime, troubleOf } from './trouble.ts';

const MINUTE = 60_000;
const VISIT = {
  state: 'assigned',
  scheduledAt: 0,
  expectedAt: null,
  arrivedAt: null,
  missedAt: null,
  isUnsafe: false,
} as const;

describe('a visit in trouble', () => {
  it('begins when the visit is overdue, and not while the serviceman is at the door or said when they come', () => {
    const at = (more: object, now = OVERDUE_MS) => troubleOf({ ...VISIT, ...more, now });
    expect(at({}, OVERDUE_MS - 1)).toBeNull();
    expect(at({})).toBe('overdue');
    expect(at({ expectedAt: 30 * MINUTE })).toBeNull();
    expect(at({ arrivedAt: 10 })).toBeNull();
    expect(at({ missedAt: 10 })).toBeNull();
    expect(at({ state: 'started' })).toBeNull();
  });

  it('is there from a block or an unsafe report until the work is completed', () => {
    const states = BOOKING_STATES.filter(
      (state) => troubleOf({ ...VISIT, state, isUnsafe: true, now: -MINUTE }) === 'unsafe',
    );
    expect(states).toEqual(['assigned', 'started', 'held', 'ended']);
  });
});

describe('somebody else', () => {
  it.each([
    ['requested', 'booking.not-assigned'],
    ['offered', 'booking.not-assigned'],
    ['refused', 'booking.not-assigned'],
    ['assigned', null],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('asking for somebody else while %s: %s', (state, refusal) => {
    const may = mayReplace({ state, trouble: 'overdue' });
    expect(may.ok ? null : may.refusal).toBe(refusal);
  });

  it('is not sent while the visit goes as agreed', () => {
    const may = mayReplace({ state: 'assigned', trouble: null });
    expect(may.ok ? null : may.refusal).toBe('visit.as-agreed');
  });

  it('comes at the agreed time, or an hour from now at a quarter hour', () => {
    expect(replacementTime(300 * MINUTE, 0)).toBe(300 * MINUTE);
    expect(replacementTime(0, 16 * MINUTE)).toBe(90 * MINUTE);
    expect(replacementTime(0, 15 * MINUTE)).toBe(75 * MINUTE);
  });
});

it('a block gives operators ten minutes, if there is a visit', () => {
  expect(blockedVisitDue('assigned', 0)).toBe(10 * MINUTE);
  expect(blockedVisitDue('completed', 0)).toBeNull();
});
