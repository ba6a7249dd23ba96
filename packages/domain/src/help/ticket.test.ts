import { expect, it } from 'vitest';
import { isUrgentHelp, readTicketWords, ticketDeadlines, ticketStatus } from './ticket.ts';

it('a help request is acknowledged within 48 hours and resolved within 30 days', () => {
  const openedAt = Date.UTC(2026, 10, 15, 9);
  const { acknowledgeBy, resolveBy } = ticketDeadlines(openedAt, false);
  expect(new Date(acknowledgeBy).toISOString()).toBe('2026-11-17T09:00:00.000Z');
  expect(new Date(resolveBy).toISOString()).toBe('2026-12-15T09:00:00.000Z');
});

it('help during a visit is taken up within 10 minutes', () => {
  expect(ticketDeadlines(0, true).acknowledgeBy).toBe(10 * 60_000);
});

it.each([
  ['assigned', 'booking', null, 3, false],
  ['assigned', 'booking', null, 2, true],
  ['assigned', 'booking', null, -5, true],
  ['assigned', 'person', 'rude', 30, false],
  ['assigned', 'person', 'unsafe', 30, true],
  ['started', 'payment', null, -1, true],
  ['started', 'privacy', null, -1, false],
  ['held', 'booking', null, -1, false],
  ['held', 'person', 'unsafe', -1, true],
  ['completed', 'person', 'unsafe', -1, false],
] as const)(
  'help while %s about %s (%s), %s hours before the visit, is urgent: %s',
  (state, category, reason, hours, isUrgent) => {
    const visit = { state, scheduledAt: hours * 3_600_000 };
    expect(isUrgentHelp({ category, reason }, visit, 0)).toBe(isUrgent);
    expect(isUrgentHelp({ category, reason }, null, 0)).toBe(false);
  },
);

it.each([
  [null, null, 'open'],
  [1, null, 'acknowledged'],
  [1, 2, 'answered'],
] as const)(
  'a help request acknowledged %s, answered %s is %s',
  (acknowledgedAt, answeredAt, status) => {
    expect(ticketStatus({ acknowledgedAt, answeredAt })).toBe(status);
  },
);

it('a help request needs words, and keeps its line breaks', () => {
  expect(readTicketWords('  Nobody  came.\nNobody called. ')).toBe('Nobody came.\nNobody called.');
  expect(readTicketWords('पैसे नहीं मिले')).toBe('पैसे नहीं मिले');
  expect(['', ' \n ', '?!', '12'].map(readTicketWords)).toEqual([null, null, null, null]);
});
