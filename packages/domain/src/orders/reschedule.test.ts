import { describe, expect, it } from 'vitest';
import { startOfDay } from '../dates/india-day.ts';
import { readWireDate } from '../dates/wire-date.ts';
import type { Need, WorkDay } from './capacity.ts';
import { canMoveTo, mayReschedule } from './reschedule.ts';

const HOUR = 3_600_000;
const day = readWireDate('2026-01-16');
const morning = day === null ? 0 : startOfDay(day) + 9 * HOUR;
const place = { latitude: 18.56, longitude: 73.78 };
const now: Need = { from: morning, minutes: 60, place, skill: 'ac-repair' };
const serviceman = (id: number) => ({
  id,
  place,
  reachKm: 10,
  skills: ['ac-repair'],
  hours: [{ fromMinute: 480, toMinute: 1200 }],
});

describe('reschedule', () => {
  it.each([
    ['requested', null],
    ['assigned', null],
    ['offered', null],
    ['refused', null],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('rescheduling while %s: %s', (state, refusal) => {
    const may = mayReschedule({ state, cancelUntil: 10, trouble: null, now: 10 });
    expect(may.ok ? null : may.refusal).toBe(refusal);
  });

  it('refuses a reschedule when the serviceman may be on the way', () => {
    const late = { cancelUntil: 10, trouble: null, now: 11 };
    expect(mayReschedule({ state: 'assigned', ...late }).ok).toBe(false);
    expect(mayReschedule({ state: 'requested', ...late }).ok).toBe(true);
  });

  it('a reschedule of a visit in trouble looks for somebody else, at any time', () => {
    const late = { cancelUntil: 10, now: 11 };
    expect(mayReschedule({ state: 'assigned', trouble: 'overdue', ...late })).toEqual({
      ok: true,
      value: 'requested',
    });
    expect(mayReschedule({ state: 'started', trouble: 'unsafe', ...late }).ok).toBe(false);
  });

  it("does not count the visit's present time as taken", () => {
    const waits: WorkDay = { servicemen: [serviceman(1)], taken: [], waiting: [now] };
    expect(canMoveTo(morning + HOUR / 2, { now, servicemanId: null }, waits)).toBe(true);
    const assigned = {
      servicemen: [serviceman(1)],
      taken: [{ servicemanId: 1, from: morning, minutes: 60 }],
      waiting: [],
    };
    expect(canMoveTo(morning + HOUR / 2, { now, servicemanId: 1 }, assigned)).toBe(true);
  });

  it('refuses a time at which another visit needs the only serviceman', () => {
    const rival = { ...now, from: morning + 3 * HOUR };
    const waits: WorkDay = { servicemen: [serviceman(1)], taken: [], waiting: [now, rival] };
    expect(canMoveTo(rival.from, { now, servicemanId: null }, waits)).toBe(false);
    const taken = [
      { servicemanId: 1, from: morning, minutes: 60 },
      { servicemanId: 1, from: rival.from, minutes: 60 },
    ];
    expect(
      canMoveTo(
        rival.from,
        { now, servicemanId: 1 },
        { servicemen: [serviceman(1)], taken, waiting: [] },
      ),
    ).toBe(false);
  });

  it('requires the assignee to be free at the new time', () => {
    const off: WorkDay = { servicemen: [serviceman(2)], taken: [], waiting: [] };
    expect(canMoveTo(morning + 5 * HOUR, { now, servicemanId: 1 }, off)).toBe(false);
  });
});
