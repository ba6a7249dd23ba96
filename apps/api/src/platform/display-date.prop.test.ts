import {
  displayDate,
  displayDay,
  displayTime,
  displayWeekday,
} from '@karigar/domain/dates/display-date';
import { dayOf } from '@karigar/domain/dates/india-day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sayIn } from './texts.ts';

const anySecond = fc
  .integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  .map((second) => second * 1000);

it.each([
  ['en', 'en-IN'],
  ['hi', 'hi-IN-u-nu-latn'],
] as const)('writes date, weekday and time in %s as Intl does', (language, locale) => {
  const say = sayIn(language);
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });
  const date = platform({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = platform({ weekday: 'long' });
  const time = platform({ hour: 'numeric', minute: '2-digit', hour12: true });
  fc.assert(
    fc.property(anySecond, (at) => {
      expect(displayDate(at, say)).toBe(date.format(at));
      expect(displayWeekday(at, say)).toBe(weekday.format(at));
      expect(displayTime(at)).toBe(time.format(at).replace(/[ \u202f]/, '\u00a0'));
    }),
  );
});

it('shows a hold option in Hindi with the same month as a date', () => {
  expect(displayDay(dayOf(Date.UTC(2026, 8, 30)), sayIn('hi'))).toBe('30 सित॰ 2026');
});
