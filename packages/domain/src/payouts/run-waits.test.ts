import { expect, it } from 'vitest';
import { addWorkingDays } from '../dates/working-days.ts';
import { runWaits, type WaitingRun } from './run-waits.ts';

const HOUR = 3_600_000;
/** A Monday. */
const MONDAY = Date.parse('2026-01-12T11:00:00+05:30');
const at = (written: string): number => Date.parse(`${written}:00+05:30`);
const run = (more: Partial<WaitingRun>): WaitingRun => ({
  state: 'prepared',
  preparedAt: MONDAY,
  askedUntil: null,
  confirmedAt: null,
  sentAt: null,
  way: null,
  stuck: null,
  ...more,
});

it('a working day later is the same time, and never on a Sunday', () => {
  expect(addWorkingDays(MONDAY, 1)).toBe(at('2026-01-13T11:00'));
  expect(addWorkingDays(at('2026-01-17T00:00'), 1)).toBe(at('2026-01-19T00:00'));
  expect(addWorkingDays(at('2026-01-16T23:59'), 2)).toBe(at('2026-01-19T23:59'));
  expect(addWorkingDays(at('2026-01-18T09:00'), 1)).toBe(at('2026-01-19T09:00'));
  expect(addWorkingDays(MONDAY, 0)).toBe(MONDAY);
});

it('a prepared run is confirmed within a working day', () => {
  expect(runWaits(run({}), MONDAY)).toEqual({ what: 'confirm', dueAt: at('2026-01-13T11:00') });
});

it('a request for a second person is shown to everybody in its last four hours', () => {
  const asked = run({ askedUntil: MONDAY + 24 * HOUR });
  expect(runWaits(asked, MONDAY + 20 * HOUR - 1)).toBeNull();
  expect(runWaits(asked, MONDAY + 20 * HOUR)).toEqual({
    what: 'second-person',
    dueAt: MONDAY + 24 * HOUR,
  });
});

it('the file is taken within a working day, and answered within two more', () => {
  const confirmed = run({ state: 'confirmed', confirmedAt: MONDAY });
  expect(runWaits(confirmed, MONDAY)).toEqual({ what: 'file', dueAt: at('2026-01-13T11:00') });
  const sent = run({ state: 'sent', confirmedAt: MONDAY, sentAt: at('2026-01-16T12:00') });
  expect(runWaits(sent, MONDAY)).toEqual({ what: 'answers', dueAt: at('2026-01-19T12:00') });
});

it('nothing waits for a run that is over', () => {
  expect(runWaits(run({ state: 'done', confirmedAt: MONDAY, sentAt: MONDAY }), MONDAY)).toBeNull();
  expect(runWaits(run({ state: 'cancelled' }), MONDAY)).toBeNull();
});

it('a run at the provider waits for a person where it is stuck, or not done after a working day', () => {
  const sent = run({ state: 'sent', sentAt: at('2026-01-16T12:00'), way: 'provider' });
  expect(runWaits(sent, at('2026-01-17T11:59'))).toBeNull();
  expect(runWaits(sent, at('2026-01-17T12:00'))).toEqual({
    what: 'provider',
    dueAt: at('2026-01-19T12:00'),
  });
  for (const what of ['balance', 'approval'] as const)
    expect(runWaits({ ...sent, stuck: { for: what, since: MONDAY } }, MONDAY)).toEqual({
      what,
      dueAt: MONDAY + 4 * HOUR,
    });
});
