import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import { COOL_OFF_MS } from './account-facts.ts';

const DAY = 86_400_000;
/** Somebody who used the account within this time is still there, and is asked by an operator. */
const ABSENT_MS = 30 * DAY;
/** A claim that was not followed up begins again, with another notice. */
export const CLAIM_DAYS = 30;

/** The account that a new holder wants to take its number from. */
export type NumberHolder = {
  readonly openBookings: number;
  readonly hasMoney: boolean;
  readonly lastUsedAt: Instant | null;
  /** Its owner said "This was not me": an operator decides. */
  readonly isFrozen: boolean;
  /** When the number was claimed; null before the first claim. */
  readonly claimedAt: Instant | null;
};

export type ReleaseRefusal = 'number.in-use' | 'number.waits';

/**
 * A number leaves an account only three days after it was claimed, with its owner notified, and never from an
 * account that somebody uses, that has a booking to come or money on it, or whose owner objects.
 */
export const mayReleaseNumber = (
  { openBookings, hasMoney, lastUsedAt, isFrozen, claimedAt }: NumberHolder,
  now: Instant,
): Result<null, ReleaseRefusal> => {
  const isUsed = lastUsedAt !== null && now - lastUsedAt < ABSENT_MS;
  if (openBookings > 0 || hasMoney || isUsed || isFrozen) return refused('number.in-use');
  const waited = claimedAt === null ? 0 : now - claimedAt;
  const isRipe = waited >= COOL_OFF_MS && waited < CLAIM_DAYS * DAY;
  return isRipe ? accepted(null) : refused('number.waits');
};
