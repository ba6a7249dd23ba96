import { describe, expect, it } from 'vitest';
import {
  displayDate,
  displayDateParts,
  displayDateTime,
  displayDay,
  displayLongDate,
  displayTime,
  displayTimeParts,
} from './display-date.ts';
import type { Say } from '../msg.ts';
import { addDays, dayOf, startOfDay, type IndiaDay } from './india-day.ts';
import { readWireDate, readWireDateTime, writeWireDateTime } from './wire-date.ts';

const day = (written: string): IndiaDay => {
  const read = readWireDate(written);
  if (read === null) throw new Error(`not a day: ${written}`);
  return read;
};
const inEnglish: Say = ({ message }) => message;
const morning = Date.UTC(2026, 10, 5, 5, 0, 0); // 10:30 in India

describe('display forms', () => {
  it('shows a dashboard card with day, short month, year, hour and minute', () => {
    expect(displayDateTime(morning, inEnglish)).toBe('5 Nov 2026, 10:30\u00a0am');
  });

  it('shows a list card with day, short month and year', () => {
    expect(displayDate(morning, inEnglish)).toBe('5 Nov 2026');
  });

  it('shows a hold option as dd MMM yyyy', () => {
    expect(displayDay(day('2026-11-05'), inEnglish)).toBe('05 Nov 2026');
    expect(displayDay(day('2026-09-30'), inEnglish)).toBe('30 Sep 2026');
  });

  it('splits a time and a date for a booking card', () => {
    expect(displayTimeParts(morning)).toEqual({ clock: '10:30', half: 'am' });
    expect(displayDateParts(morning, inEnglish)).toEqual({ day: '5', monthAndYear: 'Nov 2026' });
  });

  it('shows weekday and date under a greeting', () => {
    expect(displayLongDate(morning, inEnglish)).toBe('Thursday, 5 Nov 2026');
  });

  it('shows a time beside a word', () => {
    expect(displayTime(Date.UTC(2026, 10, 5, 8, 2))).toBe('1:32\u00a0pm');
  });
});

describe('wire forms', () => {
  it('reads and writes wire times in Indian time', () => {
    expect(writeWireDateTime(morning)).toBe('2026-11-05 10:30:00');
    expect(readWireDateTime('2026-11-05 10:30:00')).toBe(morning);
    expect(writeWireDateTime(Date.UTC(2026, 11, 31, 20, 0, 1))).toBe('2027-01-01 01:30:01');
  });

  it.each([
    '2026-11-05T05:00:00Z',
    '2026-11-05T05:00:00.000Z',
    '2026-11-05T05:00:00.999999Z',
    '2026-11-05T10:30:00+05:30',
    '2026-11-05T10:30:00',
    '2026-11-04T21:00:00-08:00',
  ])('reads %j, which is the same moment in ISO 8601', (written) => {
    expect(readWireDateTime(written)).toBe(morning);
  });

  it.each([
    '2026-02-30 10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-11-05',
    '2026-11-05T10:30Z',
    '2026-11-05T10:30:00 Z',
    '2026-11-05T10:30:00+15:00',
    '2026-11-05 10:30:00Z',
    '2026-11-05 10:30:00.000',
    '2026-11-05 24:00:00',
    '',
  ])('refuses %j as a date and time', (written) => {
    expect(readWireDateTime(written)).toBeNull();
  });

  it.each(['2026-02-29', '2026-13-01', '05-11-2026', '2026-11-5', '2026-11-05 '])(
    'refuses %j as a date',
    (written) => {
      expect(readWireDate(written)).toBeNull();
    },
  );

  it('accepts leap days only in leap years', () => {
    expect(readWireDate('2028-02-29')).toBe('2028-02-29');
  });
});

describe('days in India', () => {
  it('starts an Indian day at 18:30 UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 5, 18, 29, 59))).toBe('2026-11-05');
    expect(dayOf(Date.UTC(2026, 10, 5, 18, 30, 0))).toBe('2026-11-06');
    expect(startOfDay(day('2026-11-06'))).toBe(Date.UTC(2026, 10, 5, 18, 30, 0));
  });

  it('adds days over the ends of months and years', () => {
    expect(addDays(day('2026-12-30'), 2)).toBe('2027-01-01');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
  });
});
