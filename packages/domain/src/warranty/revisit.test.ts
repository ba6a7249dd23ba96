import { describe, expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { firstAloneUntil, mayClaim, revisitDue, revisitPrice } from './revisit.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a claim under the warranty', () => {
  const COVERED = { coveredUntil: DAY, hasOpenRevisit: false } as const;

  it('is taken for completed work alone, while it is covered', () => {
    expect(BOOKING_STATES.filter((state) => mayClaim({ ...COVERED, state }).ok)).toEqual([
      'completed',
    ]);
    expect(mayClaim({ ...COVERED, state: 'completed', coveredUntil: null })).toEqual({
      ok: false,
      refusal: 'warranty.not-covered',
    });
  });

  it('is taken once while a revisit is still to come', () => {
    expect(mayClaim({ ...COVERED, state: 'completed', hasOpenRevisit: true })).toEqual({
      ok: false,
      refusal: 'warranty.already-claimed',
    });
  });
});

describe('arranging a revisit', () => {
  it('is due a day later, or three hours before the visit, and never at once', () => {
    expect(revisitDue(0, 3 * DAY)).toBe(DAY);
    expect(revisitDue(0, 10 * HOUR)).toBe(7 * HOUR);
    expect(revisitDue(0, HOUR)).toBe(HOUR / 2);
  });

  it('asks who did the work alone for a third of the time, at most twelve hours', () => {
    expect(firstAloneUntil(0, 9 * HOUR)).toBe(3 * HOUR);
    expect(firstAloneUntil(0, 6 * DAY)).toBe(12 * HOUR);
    expect(firstAloneUntil(HOUR, 0)).toBe(HOUR);
  });

  it('pays nothing to who did the work, and the price of a visit to anybody else', () => {
    expect(revisitPrice(1, 1)).toBe(0);
    expect(revisitPrice(1, 2)).toBe(199_00);
  });
});
