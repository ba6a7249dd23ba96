import { expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { keptRate, readKeptRate } from './kept-rate.ts';
import type { Rate } from './rates.ts';

it('a request keeps a rate, with and without a category', () => {
  for (const categoryId of [null, 3]) {
    const rate: Rate = {
      kind: 'tax',
      categoryId,
      fromDay: '2026-04-01' as IndiaDay,
      basisPoints: 1200,
    };
    expect(readKeptRate(structuredClone(keptRate(rate)))).toEqual(rate);
  }
});

it.each([null, {}, { rate: ['tax'] }, { rate: ['x', '2026-04-01'], categoryId: 0 }, { runId: 31 }])(
  '%j is no rate',
  (fields) => {
    expect(() => readKeptRate(fields)).toThrow('the request has no rate');
  },
);
