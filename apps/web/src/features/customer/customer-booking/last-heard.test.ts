import { describe, expect, it } from 'vitest';
import { isQuiet } from './last-heard.ts';

const MINUTE = 60_000;
const now = 1000 * MINUTE;
const silent = { state: 'started', scheduledAt: now, lastHeardAt: now - 25 * MINUTE, now } as const;

describe('a silent phone', () => {
  it('a silent phone is reported while the work goes on or waits for its code', () => {
    expect(isQuiet(silent)).toBe(true);
    expect(isQuiet({ ...silent, state: 'ended' })).toBe(true);
    expect(isQuiet({ ...silent, state: 'assigned' })).toBe(true);
  });

  it.each([
    ['in contact 19 minutes ago', { lastHeardAt: now - 19 * MINUTE }],
    ['without any contact', { lastHeardAt: null }],
    ['on hold, maybe for days', { state: 'held' as const }],
    [
      'of a visit that is hours away',
      { state: 'assigned' as const, scheduledAt: now + 200 * MINUTE },
    ],
  ])('a silent phone is not reported when it is %s', (_why, changed) => {
    expect(isQuiet({ ...silent, ...changed })).toBe(false);
  });
});
