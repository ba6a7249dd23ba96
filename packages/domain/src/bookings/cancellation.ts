import type { Instant } from '../dates/instant.ts';

const MINUTE_MS = 60_000;

/** A man sets out about then. */
const CANCEL_HOURS = 2;
/** Whoever books at short notice can still think again. */
const SECOND_THOUGHTS_MS = 15 * MINUTE_MS;

/** Until when the customer may cancel by herself, for nothing. Afterwards operations help her. */
export const cancelUntil = (scheduledAt: Instant, bookedAt: Instant): Instant =>
  Math.max(scheduledAt - CANCEL_HOURS * 60 * MINUTE_MS, bookedAt + SECOND_THOUGHTS_MS);

/** Bookings from before there was a policy have none, and can be cancelled until the work starts. */
export const mayStillCancel = (until: Instant | null, now: Instant): boolean =>
  until === null || now <= until;
