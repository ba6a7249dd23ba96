import type { Instant } from '../dates/instant.ts';

/** A shown passkey is good for one guarded call within this time. */
export const FRESH_PASSKEY_MS = 5 * 60_000;

/** `shownAt` is null before the first one, and again after the guarded call that used it. */
export const isPasskeyFresh = (shownAt: Instant | null, now: Instant): boolean =>
  shownAt !== null && now < shownAt + FRESH_PASSKEY_MS;
