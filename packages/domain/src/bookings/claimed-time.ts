import type { Instant } from '../dates/instant.ts';

/** Not before the earliest possible time, not after the server received it. */
const clampClaim = (claimed: Instant, earliest: Instant, received: Instant): Instant =>
  Math.min(Math.max(claimed, earliest), Math.max(earliest, received));

/** A claimed time, and the phone's clock at sending; null from an app that does not send it. */
export type Claim = { readonly claimed: Instant; readonly phoneNow: Instant | null };

/** How long ago the claimed time was. A wrong phone clock shifts both times, so their difference is right. */
export const claimAge = ({ claimed, phoneNow }: Claim, received: Instant): number =>
  Math.max(0, (phoneNow ?? received) - claimed);

/**
 * The claimed time on the server's clock: by its age if the phone sent its own time, else as the
 * phone wrote it; then clamped to what is possible.
 */
export const happenedAt = (claim: Claim, earliest: Instant, received: Instant): Instant =>
  clampClaim(
    claim.phoneNow === null ? claim.claimed : received - claimAge(claim, received),
    earliest,
    received,
  );
