import type { Instant } from '../dates/instant.ts';

/** An invitation opens nothing after a day. */
export const INVITE_LIFE_MS = 24 * 3_600_000;

export type Invite = {
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
  readonly withdrawnAt: Instant | null;
};

/** An invitation is used once, in time, unless somebody took it back. */
export const isInviteOpen = ({ expiresAt, usedAt, withdrawnAt }: Invite, now: Instant): boolean =>
  usedAt === null && withdrawnAt === null && now < expiresAt;
