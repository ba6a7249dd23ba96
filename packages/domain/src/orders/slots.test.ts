import { describe, expect, it } from 'vitest';
import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import { readWireDateTime } from '../dates/wire-date.ts';
import {
  bookableDays,
  dayPartOf,
  isBookable,
  minuteOf,
  nearestOf,
  slotsOf,
  weekdayOf,
} from './slots.ts';

const at = (time: string): number => readWireDateTime(`2026-01-15 ${time}:00`) ?? Number.NaN;
const NOW = at('10:00');

describe('slots of a day', () => {
  it('a day has nine slots, from 08:00 to 19:30', () => {
    const slots = slotsOf(dayOf(NOW));
    expect(slots).toHaveLength(9);
    expect(slots[0]).toBe(at('08:00'));
    expect(slots.at(-1)).toBe(at('19:30'));
    expect(slots.map(dayPartOf)).toEqual([
      ...Array.from({ length: 3 }, () => 'morning'),
      ...Array.from({ length: 3 }, () => 'afternoon'),
      ...Array.from({ length: 3 }, () => 'evening'),
    ]);
  });

  it('counts weekdays from Monday and minutes from midnight', () => {
    expect(weekdayOf('2026-01-15' as IndiaDay)).toBe(4);
    expect(weekdayOf('2026-01-18' as IndiaDay)).toBe(7);
    expect(weekdayOf('2026-01-19' as IndiaDay)).toBe(1);
    expect(minuteOf(at('10:30'))).toBe(630);
  });
});

describe('isBookable', () => {
  it.each([
    ['08:00', false],
    ['10:30', false],
    ['12:00', true],
    ['12:15', false],
    ['19:30', true],
  ])("at 10:00, today's %s is bookable: %s", (time, bookable) => {
    expect(isBookable(at(time), NOW)).toBe(bookable);
  });

  it('requires an hour of notice or more', () => {
    expect(isBookable(at('10:30'), at('09:30'))).toBe(true);
    expect(isBookable(at('10:30'), at('09:30') + 1)).toBe(false);
  });

  it('allows bookings for seven days', () => {
    expect(bookableDays(NOW)).toHaveLength(7);
    expect(bookableDays(NOW)[0]).toBe('2026-01-15');
    expect(isBookable(at('12:00') + 6 * 86_400_000, NOW)).toBe(true);
    expect(isBookable(at('12:00') + 7 * 86_400_000, NOW)).toBe(false);
  });
});

it('chooses the nearest slot, the later of two equally near', () => {
  expect(nearestOf(at('12:00'), [at('09:00'), at('16:30')])).toBe(at('09:00'));
  expect(nearestOf(at('12:00'), [at('10:30'), at('13:30')])).toBe(at('13:30'));
  expect(nearestOf(at('12:00'), [])).toBeNull();
});
