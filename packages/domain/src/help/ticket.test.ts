import { expect, it } from 'vitest';
import { readTicketWords, ticketDeadlines, ticketStatus } from './ticket.ts';

it('a help request is acknowledged within 48 hours and resolved within 30 days', () => {
  const openedAt = Date.UTC(2026, 10, 15, 9);
  const { acknowledgeBy, resolveBy } = ticketDeadlines(openedAt);
  expect(new Date(acknowledgeBy).toISOString()).toBe('2026-11-17T09:00:00.000Z');
  expect(new Date(resolveBy).toISOString()).toBe('2026-12-15T09:00:00.000Z');
});

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
