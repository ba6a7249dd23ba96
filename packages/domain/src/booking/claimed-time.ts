import type { Instant } from '../dates/instant.ts';

/**
 * When something happened, as the phone says it. Phones are wrong and arrive late, so the claim is
 * kept within what is possible: not before the earliest, not after the server received it.
 */
export const clampClaim = (claimed: Instant, earliest: Instant, received: Instant): Instant =>
  Math.min(Math.max(claimed, earliest), Math.max(earliest, received));
