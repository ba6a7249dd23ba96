import { expect, it } from 'vitest';
import { readWireDate } from '../dates/wire-date.ts';
import { nextVisit } from './next-visit.ts';

const AT = Date.parse('2026-01-15T14:30:00+05:30');

it('held work goes on at the same time of the day until which it is held', () => {
  const visit = { scheduledAt: AT, heldUntil: readWireDate('2026-01-17') };
  expect(nextVisit({ ...visit, state: 'held' })).toBe(Date.parse('2026-01-17T14:30:00+05:30'));
  expect(nextVisit({ ...visit, state: 'assigned' })).toBe(AT);
});

it('a hold until an earlier day, or without a day, leaves the time', () => {
  expect(nextVisit({ state: 'held', scheduledAt: AT, heldUntil: readWireDate('2026-01-14') })).toBe(
    AT,
  );
  expect(nextVisit({ state: 'held', scheduledAt: AT, heldUntil: null })).toBe(AT);
});
