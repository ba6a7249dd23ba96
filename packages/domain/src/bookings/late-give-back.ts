import type { Instant } from '../dates/instant.ts';

const HOUR_MS = 3_600_000;

/** Given back shortly before the visit: the customer gets an apology, and the next offers go out at once. */
export const isLateGiveBack = (scheduledAt: Instant, now: Instant): boolean =>
  scheduledAt - now <= 2 * HOUR_MS;
