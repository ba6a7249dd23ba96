import type { Instant } from '../dates/instant.ts';

const MINUTE_MS = 60_000;

/** A serviceman sets out about two hours before the visit. */
const CANCEL_HOURS = 2;
/** A booking at short notice can still be cancelled for this long. */
const FREE_CANCEL_MS = 15 * MINUTE_MS;

/** Until when the customer may cancel free of charge. Later it has a price: `cancelCharge`. */
export const cancelUntil = (scheduledAt: Instant, bookedAt: Instant): Instant =>
  Math.max(scheduledAt - CANCEL_HOURS * 60 * MINUTE_MS, bookedAt + FREE_CANCEL_MS);

/** A booking older than the policy has no limit and can be cancelled until the work starts. */
export const mayStillCancel = (until: Instant | null, now: Instant): boolean =>
  until === null || now <= until;
