import { describe, expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { mayBegin } from './new-rate.ts';
import type { Rate } from './rates.ts';

const day = (written: string) => written as IndiaDay;
const TODAY = day('2026-01-15');
const rate = (given: Partial<Rate>): Rate => ({
  kind: 'commission',
  categoryId: null,
  fromDay: day('2026-02-01'),
  basisPoints: 1200,
  ...given,
});
const KNOWN = [
  rate({ fromDay: day('2025-01-01'), basisPoints: 1500 }),
  rate({ categoryId: 3, fromDay: day('2026-03-01'), basisPoints: 1000 }),
];

describe('a new rate', () => {
  it.each<[string, Partial<Rate>, string | null]>([
    ['tomorrow', { fromDay: day('2026-01-16') }, null],
    ['today', { fromDay: TODAY }, 'rate.too-early'],
    ['a past day', { fromDay: day('2026-01-14') }, 'rate.too-early'],
    ['a mistyped commission', { basisPoints: 5001 }, 'rate.out-of-range'],
    ['a mistyped tax', { kind: 'tax', basisPoints: 4001 }, 'rate.out-of-range'],
    ['TDS of a category', { kind: 'tds', categoryId: 3, basisPoints: 10 }, 'rate.without-category'],
    ['TDS', { kind: 'tds', basisPoints: 10 }, null],
    ['a mistyped fee', { kind: 'daily-payout', basisPoints: 501 }, 'rate.out-of-range'],
    ['no TDS where there is none', { kind: 'tds', basisPoints: 0 }, 'rate.unchanged'],
    ['the rate of now', { basisPoints: 1500 }, 'rate.unchanged'],
    ['a first own rate like the common one', { categoryId: 2, basisPoints: 1500 }, null],
    [
      'the own rate that comes',
      { categoryId: 3, fromDay: day('2026-04-01'), basisPoints: 1000 },
      'rate.unchanged',
    ],
    [
      'another value for a day to come',
      { categoryId: 3, fromDay: day('2026-03-01'), basisPoints: 900 },
      null,
    ],
  ])('%s', (_name, given, refusal) => {
    const said = mayBegin(rate(given), KNOWN, TODAY);
    expect(said.ok ? null : said.refusal).toBe(refusal);
  });
});
