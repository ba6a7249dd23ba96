import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPercent, writePercent } from './percent.ts';

describe('percent', () => {
  it.each([
    ['12.5', 1250],
    ['12.50 %', 1250],
    ['0.1', 10],
    ['0', 0],
    ['100', 10_000],
    ['100.01', null],
    ['12,5', null],
    ['0.001', null],
    ['-1', null],
    ['', null],
  ])('%j is %s hundredths', (written, points) => {
    expect(readPercent(written)).toBe(points);
  });

  it('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
        expect(readPercent(writePercent(points))).toBe(points);
      }),
    );
  });
});
