import { expect, it } from 'vitest';
import { readWireDate } from '../dates/wire-date.ts';
import { depositDue, nobodyTookDue, waitingOf, type WaitingFacts } from './due-by.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-01-15T12:00:00+05:30');
const booking: WaitingFacts = {
  state: 'assigned',
  scheduledAt: NOW + 2 * HOUR,
  expectedAt: null,
  arrivedAt: null,
  missedAt: null,
  heldUntil: null,
  endedAt: null,
  since: NOW,
};
const at = (change: Partial<WaitingFacts>) => waitingOf({ ...booking, ...change }, NOW);

it('nothing waits while all goes as agreed', () => {
  expect(at({})).toBeNull();
  expect(at({ state: 'requested' })).toBeNull();
  expect(at({ state: 'started' })).toBeNull();
  expect(at({ state: 'completed' })).toBeNull();
});

it('what nobody took is due ten minutes later, and an hour before the visit at the latest', () => {
  const tenLater = { kind: 'nobody-took', dueAt: NOW + 10 * MINUTE };
  expect(at({ state: 'refused' })).toEqual(tenLater);
  expect(at({ state: 'refused', scheduledAt: NOW + HOUR })?.dueAt).toBe(NOW);
});

it('who has not come a quarter of an hour after the time is overdue, unless the visit has its own case', () => {
  const late = { scheduledAt: NOW - 15 * MINUTE };
  expect(at(late)).toEqual({ kind: 'overdue', dueAt: NOW + 15 * MINUTE });
  expect(at({ ...late, expectedAt: NOW + MINUTE })).toBeNull();
  expect(at({ ...late, arrivedAt: NOW })).toBeNull();
  expect(at({ ...late, missedAt: NOW })).toBeNull();
});

it('held work is due on its day, at the time of the visit', () => {
  const held = { state: 'held', scheduledAt: NOW - 24 * HOUR } as const;
  const day = readWireDate('2026-01-15');
  expect(at({ ...held, heldUntil: day })).toEqual({ kind: 'held-due', dueAt: NOW });
  const tomorrow = readWireDate('2026-01-16');
  expect(at({ ...held, heldUntil: tomorrow })).toBeNull();
});

it('ended work without its code waits after ten minutes', () => {
  const ended = { state: 'ended', endedAt: NOW - 9 * MINUTE } as const;
  expect(at(ended)).toBeNull();
  expect(at({ ...ended, endedAt: NOW - 10 * MINUTE })).toEqual({
    kind: 'no-code',
    dueAt: NOW + 20 * MINUTE,
  });
});

it('a deposit is looked for until noon of the next day', () => {
  expect(depositDue(NOW)).toBe(NOW + 24 * HOUR);
  expect(depositDue(NOW + 11 * HOUR)).toBe(NOW + 24 * HOUR);
  expect(depositDue(NOW + 12 * HOUR)).toBe(NOW + 48 * HOUR);
});

it('what was given back is due like what nobody took', () => {
  expect(nobodyTookDue(NOW, NOW + 3 * HOUR)).toBe(NOW + 10 * MINUTE);
  expect(nobodyTookDue(NOW, NOW + 30 * MINUTE)).toBe(NOW - 30 * MINUTE);
});
