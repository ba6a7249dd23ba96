import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimAge, happenedAt } from './claimed-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 16, 6, 30);

describe('claimed time on the server clock', () => {
  it('converts a claimed time correctly whatever the phone clock shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 * DAY }),
        fc.integer({ min: -400 * DAY, max: 400 * DAY }),
        fc.integer({ min: 0, max: 3 * DAY }),
        (age, skew, room) => {
          const right = happenedAt({ claimed: NOON - age, phoneNow: NOON }, NOON - room, NOON);
          const wrong = { claimed: NOON - age + skew, phoneNow: NOON + skew };
          expect(happenedAt(wrong, NOON - room, NOON)).toBe(right);
          expect(right).toBe(Math.max(NOON - age, NOON - room));
        },
      ),
    );
  });

  it('keeps the interval between two claims of a fast phone', () => {
    const fast = { phoneNow: NOON + DAY };
    const start = happenedAt({ ...fast, claimed: NOON + DAY - 4 * HOUR }, NOON - DAY, NOON);
    const end = happenedAt({ ...fast, claimed: NOON + DAY - HOUR }, start, NOON);
    expect(end - start).toBe(3 * HOUR);
  });

  it('clamps the claimed time of an app that does not send its clock', () => {
    const claim = (claimed: number) => happenedAt({ claimed, phoneNow: null }, NOON - HOUR, NOON);
    expect([claim(NOON + DAY), claim(NOON - 60_000), claim(NOON - DAY)]).toEqual([
      NOON,
      NOON - 60_000,
      NOON - HOUR,
    ]);
  });

  it('reads a claim as now when the phone clock was set back before sending', () => {
    expect(happenedAt({ claimed: NOON + DAY, phoneNow: NOON }, NOON - HOUR, NOON)).toBe(NOON);
    expect(claimAge({ claimed: NOON + DAY, phoneNow: NOON }, NOON)).toBe(0);
  });
});
