import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

type Job = {
  readonly id: number;
  readonly state: BookingState;
  readonly scheduledAt: Instant | null;
};

/**
 * What is unusual about starting this job now. Both are allowed, and neither can be undone, so the serviceman is asked
 * first. A held job does not run.
 */
export const startDoubts = <Other extends Job>(
  { id, scheduledAt }: Job,
  { today, jobs }: { readonly today: IndiaDay; readonly jobs: readonly Other[] },
): {
  /** When the visit is planned, unless that is today. */
  readonly otherDay: Instant | null;
  /** A job that is running. */
  readonly otherJob: Other | null;
} => ({
  otherDay: scheduledAt === null || dayOf(scheduledAt) === today ? null : scheduledAt,
  otherJob: jobs.find((other) => other.id !== id && other.state === 'started') ?? null,
});
