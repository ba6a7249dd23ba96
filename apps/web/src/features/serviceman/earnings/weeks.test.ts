import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { expect, it } from 'vitest';
import { mondayOf, weeksOf } from './weeks.ts';

const day = (written: string) => written as IndiaDay;

it('finds the weeks of a month, also those it shares with another', () => {
  const weeks = weeksOf({ from: day('2026-11-01'), to: day('2026-11-30') });
  expect(weeks.map(({ from }) => from)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeks.at(-1)?.to).toBe('2026-12-06');
});

it('starts a week on Monday', () => {
  expect(mondayOf(day('2027-01-03'))).toBe('2026-12-28');
});
