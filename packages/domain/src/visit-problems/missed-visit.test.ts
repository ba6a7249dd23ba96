import { expect, test } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { decideMissedVisit, missedVisit } from './missed-visit.ts';

const NOON = Date.UTC(2026, 10, 15, 6, 30);
const MINUTE = 60_000;
const DOOR = { latitude: 18.5074, longitude: 73.8077 };

const report = {
  state: 'assigned' as const,
  bookedAt: NOON - 600 * MINUTE,
  came: { claimed: NOON - 30 * MINUTE, phoneNow: NOON },
  leftAt: NOON - 15 * MINUTE,
  moves: [],
  here: { ...DOOR, latitude: DOOR.latitude + 40 / 111_195 },
  door: DOOR,
  now: NOON,
};

test('takes an offline no-show report with its evidence; an operator has a day to decide', () => {
  expect(missedVisit(report)).toEqual({
    ok: true,
    value: {
      cameAt: report.came.claimed,
      leftAt: report.leftAt,
      metres: 40,
      dueAt: NOON + 24 * 60 * MINUTE,
    },
  });
});

test.for([
  ['no location on the phone', { here: null }],
  ['no place of the booking', { door: null }],
])('takes an offline no-show report with %s', ([, changed]) => {
  const decision = missedVisit({ ...report, ...(changed as object) });
  expect(decision).toMatchObject({ ok: true, value: { metres: null } });
});

test('dates the claimed arrival by its age, clamped to what is possible', () => {
  const came = (claimed: number, phoneNow: number | null = NOON) =>
    missedVisit({ ...report, came: { claimed, phoneNow } });
  expect(came(0)).toMatchObject({ value: { cameAt: report.bookedAt } });
  // The arrival cannot be later than the departure.
  expect(came(NOON)).toMatchObject({ value: { cameAt: report.leftAt } });
  const day = 24 * 60 * MINUTE;
  const wrong = came(report.came.claimed + day, NOON + day);
  expect(wrong).toMatchObject({ value: { cameAt: report.came.claimed } });
});

test('refuses an offline no-show report for a visit that was rescheduled meanwhile', () => {
  const moves = [{ from: NOON - 30 * MINUTE, movedAt: NOON - 5 * MINUTE }];
  expect(missedVisit({ ...report, moves })).toEqual({ ok: false, refusal: 'booking.moved' });
});

test('takes reports for assigned bookings only, and decisions on open cases only', () => {
  for (const state of BOOKING_STATES) {
    expect(missedVisit({ ...report, state }).ok).toBe(state === 'assigned');
    const decided = { state, outcome: 'charged', decided: null } as const;
    const isDecided = state === 'assigned' || state === 'cancelled';
    expect(decideMissedVisit({ ...decided, isOpen: true }).ok).toBe(isDecided);
    expect(decideMissedVisit({ ...decided, isOpen: false })).toEqual({
      ok: false,
      refusal: 'visit.no-case',
    });
  }
});

test('a visit that was not paid can still be charged, once, and never the other way round', () => {
  const again = (decided: 'charged' | 'waived', outcome: 'charged' | 'waived') =>
    decideMissedVisit({ state: 'cancelled', isOpen: false, decided, outcome });
  expect(again('waived', 'charged')).toEqual({ ok: true, value: 'cancelled' });
  for (const [decided, outcome] of [
    ['waived', 'waived'],
    ['charged', 'waived'],
    ['charged', 'charged'],
  ] as const)
    expect(again(decided, outcome)).toEqual({ ok: false, refusal: 'visit.no-case' });
});
