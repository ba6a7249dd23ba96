import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { expect, it } from 'vitest';
import { monthsUntil } from './months.ts';

it('goes back two years from this month', () => {
  const months = monthsUntil('2026-03-31' as IndiaDay);
  expect(months).toHaveLength(24);
  expect(months.slice(0, 4)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01']);
});
