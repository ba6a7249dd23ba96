import { describe, expect, it } from 'vitest';
import { startOfDay } from '../dates/india-day.ts';
import { readWireDate } from '../dates/wire-date.ts';
import type { Need, WorkDay } from '../booking/capacity.ts';
import { canMoveTo, mayReschedule } from './reschedule.ts';

const HOUR = 3_600_000;
const day = readWireDate('2026-01-16');
const morning = day === null ? 0 : startOfDay(day) + 9 * HOUR;
const place = { latitude: 18.56, longitude: 73.78 };
const now: Need = { from: morning, minutes: 60, place, skill: 'ac-repair' };
const man = (id: number) => ({
  id,
  place,
  reachKm: 10,
  skills: ['ac-repair'],
  hours: [{ fromMinute: 480, toMinute: 1200 }],
});

describe('another time', () => {
  it.each([
    ['requested', null],
    ['assigned', null],
    ['offered', 'booking.offer-open'],
    ['refused', 'booking.nobody-available'],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('while %s: %s', (state, refusal) => {
    const may = mayReschedule({ state, cancelUntil: 10, now: 10 });
    expect(may.ok ? null : may.refusal).toBe(refusal);
  });

  it('cannot be agreed on when he may be on his way', () => {
    const late = { cancelUntil: 10, now: 11 };
    expect(mayReschedule({ state: 'assigned', ...late }).ok).toBe(false);
    expect(mayReschedule({ state: 'requested', ...late }).ok).toBe(true);
  });

  it('makes room for itself: half an hour later is no second visit', () => {
    const waits: WorkDay = { men: [man(1)], taken: [], waiting: [now] };
    expect(canMoveTo(morning + HOUR / 2, { now, manId: null }, waits)).toBe(true);
    const his = { men: [man(1)], taken: [{ manId: 1, from: morning, minutes: 60 }], waiting: [] };
    expect(canMoveTo(morning + HOUR / 2, { now, manId: 1 }, his)).toBe(true);
  });

  it('is not where another visit needs the only man', () => {
    const rival = { ...now, from: morning + 3 * HOUR };
    const waits: WorkDay = { men: [man(1)], taken: [], waiting: [now, rival] };
    expect(canMoveTo(rival.from, { now, manId: null }, waits)).toBe(false);
    const taken = [
      { manId: 1, from: morning, minutes: 60 },
      { manId: 1, from: rival.from, minutes: 60 },
    ];
    expect(canMoveTo(rival.from, { now, manId: 1 }, { men: [man(1)], taken, waiting: [] })).toBe(
      false,
    );
  });

  it('is with the man who has it, or not at all', () => {
    const off: WorkDay = { men: [man(2)], taken: [], waiting: [] };
    expect(canMoveTo(morning + 5 * HOUR, { now, manId: 1 }, off)).toBe(false);
  });
});
