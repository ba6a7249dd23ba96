import {
  displayDays,
  displayFinancialYear,
  displayMonth,
  displayMonthName,
  displayShortWeekday,
} from '@karigar/domain/dates/display-period';
import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Say } from '@karigar/domain/msg';
import { describe, expect, it } from 'vitest';
import { sayIn } from './texts.ts';

const [english, hindi] = [sayIn('en'), sayIn('hi')];

const day = (written: string) => written as IndiaDay;

describe('week', () => {
  it('writes a week without repeating what its days share', () => {
    expect(displayDays(day('2026-11-09'), day('2026-11-15'), english)).toBe('9 – 15 Nov 2026');
    expect(displayDays(day('2026-10-26'), day('2026-11-01'), english)).toBe('26 Oct – 1 Nov 2026');
    expect(displayDays(day('2026-12-28'), day('2027-01-03'), english)).toBe(
      '28 Dec 2026 – 3 Jan 2027',
    );
    expect(displayDays(day('2026-11-09'), day('2026-11-15'), hindi)).toBe('9 – 15 नव॰ 2026');
  });

  it('names weekdays in three letters, in Hindi without the word for day', () => {
    const names = (say: Say) =>
      Array.from({ length: 7 }, (_, at) =>
        displayShortWeekday(addDays(day('2026-11-09'), at), say),
      );
    expect(names(english)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(names(hindi)).toEqual(['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि']);
  });
});

describe('month and year', () => {
  it('writes the month in full', () => {
    expect(displayMonth(day('2026-11-01'), english)).toBe('November 2026');
    expect(displayMonthName(day('2026-02-28'), hindi)).toBe('फ़रवरी');
  });

  it('writes the financial year as bills do', () => {
    expect([displayFinancialYear(2026), displayFinancialYear(2099)]).toEqual([
      '2026-27',
      '2099-00',
    ]);
  });
});
