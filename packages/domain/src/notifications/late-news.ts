import type { Instant } from '../dates/instant.ts';

/** Longer than a retry takes: the phone had no network. */
const LATE_MS = 2 * 60_000;

/** Whether the reader must be told when it happened, because it was some time ago. */
export const isLateNews = (happenedAt: Instant, now: Instant): boolean =>
  now - happenedAt >= LATE_MS;
