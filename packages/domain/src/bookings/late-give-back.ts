import type { Instant } from '../dates/instant.ts';

const HOUR_MS = 3_600_000;

/** So near to the visit she counts on him: she is told with an apology, and others are asked at once. */
export const isLateGiveBack = (scheduledAt: Instant, now: Instant): boolean =>
  scheduledAt - now <= 2 * HOUR_MS;
