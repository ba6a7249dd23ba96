import { describe, expect, it } from 'vitest';
import { dayOf } from '../dates/india-day.ts';
import { BOOKING_STATES } from './booking.ts';
import { startDoubts } from './start-doubts.ts';

const NOON = Date.UTC(2026, 10, 16, 6, 30);
const DAY = 86_400_000;
const today = dayOf(NOON);
const jobAt = (id: number, scheduledAt: number | null) =>
  ({ id, state: 'assigned', scheduledAt }) as const;

describe('doubts about a start', () => {
  it('has none about a job of today while nothing else runs', () => {
    const own = jobAt(1, NOON + DAY / 4);
    const nothing = { otherDay: null, otherJob: null };
    expect(startDoubts(own, { today, jobs: [own, jobAt(2, NOON)] })).toEqual(nothing);
    expect(startDoubts(jobAt(1, null), { today, jobs: [] })).toEqual(nothing);
  });

  it.each([NOON - DAY, NOON + DAY])('names the day of a job of another day', (scheduledAt) => {
    expect(startDoubts(jobAt(1, scheduledAt), { today, jobs: [] }).otherDay).toBe(scheduledAt);
  });

  it('counts the day in India, not in UTC', () => {
    const late = Date.UTC(2026, 10, 16, 18, 29);
    expect(startDoubts(jobAt(1, late), { today, jobs: [] }).otherDay).toBeNull();
    expect(startDoubts(jobAt(1, late + 60_000), { today, jobs: [] }).otherDay).not.toBeNull();
  });

  it('names another job only while it runs', () => {
    for (const state of BOOKING_STATES) {
      const other = { ...jobAt(2, NOON), state };
      const { otherJob } = startDoubts(jobAt(1, NOON), { today, jobs: [other] });
      expect(otherJob, state).toBe(state === 'started' ? other : null);
    }
  });
});
