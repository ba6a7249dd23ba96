import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayDate, displayTime, displayWeekday } from './display-date.ts';
import { dayOf, startOfDay } from './india-day.ts';
import { readWireDateTime, writeWireDateTime } from './wire-date.ts';

const anySecond = fc
  .integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  .map((second) => second * 1000);

it('reads back every second it writes', () => {
  fc.assert(fc.property(anySecond, (at) => readWireDateTime(writeWireDateTime(at)) === at));
});

it('reads every second as JavaScript writes it', () => {
  fc.assert(fc.property(anySecond, (at) => readWireDateTime(new Date(at).toISOString()) === at));
});

it('agrees with Intl about the day in Asia/Kolkata', () => {
  const platform = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  fc.assert(fc.property(anySecond, (at) => dayOf(at) === platform.format(at)));
});

it.each([
  ['en', 'en-IN'],
  ['hi', 'hi-IN-u-nu-latn'],
] as const)('writes date, weekday and time in %s as Intl does', (language, locale) => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' });
  const date = platform({ day: 'numeric', month: 'short', year: 'numeric' });
  const weekday = platform({ weekday: 'long' });
  const time = platform({ hour: 'numeric', minute: '2-digit', hour12: true });
  fc.assert(
    fc.property(anySecond, (at) => {
      expect(displayDate(at, language)).toBe(date.format(at));
      expect(displayWeekday(at, language)).toBe(weekday.format(at));
      expect(displayTime(at)).toBe(time.format(at).replace(/[ \u202f]/, '\u00a0'));
    }),
  );
});

it('puts every instant inside its day', () => {
  fc.assert(
    fc.property(anySecond, (at) => {
      const start = startOfDay(dayOf(at));
      return start <= at && at < start + 86_400_000;
    }),
  );
});
