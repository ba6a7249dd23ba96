import { describe, expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { readDaysOff, readWorkingHours } from './duty.ts';

describe('working hours of a week', () => {
  const span = (weekday: number, fromMinute: number, toMinute: number) => ({
    weekday,
    fromMinute,
    toMinute,
  });

  it('sorts working hours by weekday', () => {
    const written = [span(2, 0, 60), span(1, 840, 1200), span(1, 480, 840)];
    expect(readWorkingHours(written)).toEqual({ ok: true, value: written.toReversed() });
    expect(readWorkingHours([])).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['overlap', [span(1, 480, 841), span(1, 840, 1200)]],
    ['contain a duplicate', [span(1, 480, 840), span(1, 480, 840)]],
    ['end before they begin', [span(1, 480, 480)]],
  ])('refuses working hours that %s', (_, written) =>
    expect(readWorkingHours(written)).toEqual({ ok: false, refusal: 'duty.hours-overlap' }),
  );
});

describe('days off', () => {
  const today = '2026-11-15' as IndiaDay;
  const days = (...written: string[]) => readDaysOff(written as IndiaDay[], today);

  it('sorts days off without duplicates, from today to three months ahead', () =>
    expect(days('2026-11-20', '2026-11-15', '2026-11-20', '2027-02-15')).toEqual({
      ok: true,
      value: ['2026-11-15', '2026-11-20', '2027-02-15'],
    }));

  it.each(['2026-11-14', '2027-02-16'])('refuses a day off on %s', (day) =>
    expect(days('2026-11-20', day)).toEqual({ ok: false, refusal: 'duty.days-not-ahead' }),
  );
});
