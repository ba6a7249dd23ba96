import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownDistance } from './shown-distance.ts';

describe('the distance of an offer', () => {
  it('the distance of an offer is rounded to half a kilometre', () => {
    expect(shownDistance(1.74).metres).toBe(1500);
    expect(shownDistance(1.76).metres).toBe(2000);
    expect(shownDistance(0).metres).toBe(500);
    expect(shownDistance(0.04).metres).toBe(500);
  });

  it('the travel time says no more than the distance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (km) => {
        const shown = shownDistance(km);
        expect(shown.metres % 500).toBe(0);
        expect(Math.abs(shown.metres - km * 1000)).toBeLessThanOrEqual(500);
        expect(shown).toEqual(shownDistance(shown.metres / 1000));
      }),
    );
  });
});
