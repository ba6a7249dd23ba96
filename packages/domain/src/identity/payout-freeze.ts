import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import { ACCOUNT_FACTS, payoutsPausedUntil } from './account-facts.ts';

const DAY = 86_400_000;

/** What its owner can say was not theirs: a change of a fact, or that somebody else claims the number. */
export const DISOWNABLE = [...ACCOUNT_FACTS, 'number'] as const;
export type Disownable = (typeof DISOWNABLE)[number];

/** How long the link "This was not me" of a notice is valid. */
export const LINK_LIFE_MS = 30 * DAY;
/** How long an operator has to check what the owner said. */
export const CHECK_WITHIN_MS = DAY;
/** Whoever reads an old mailbox can freeze payouts, so it is bounded how often; each needs another change. */
export const MOST_FREEZES = 3;
export const FREEZES_WITHIN_MS = 30 * DAY;

export type ChangeLink = {
  readonly changedAt: Instant;
  readonly expiresAt: Instant;
  readonly isPressed: boolean;
};

/** The freezes of an account. */
export type FreezeHistory = {
  readonly isFrozen: boolean;
  /** When an operator last let payouts go on; null if none did. */
  readonly restoredAt: Instant | null;
  /** How many were made within the last 30 days. */
  readonly lately: number;
};

export type DisownRefusal = 'change.link-over' | 'change.checked' | 'change.too-often';

/** What a press of the link does: the same again for a link that was pressed, which changes nothing more. */
export const mayDisown = (
  link: ChangeLink,
  freezes: FreezeHistory,
  now: Instant,
): Result<'first' | 'again', DisownRefusal> => {
  if (now >= link.expiresAt) return refused('change.link-over');
  // An operator has spoken with the owner about everything up to then.
  if (freezes.restoredAt !== null && link.changedAt <= freezes.restoredAt)
    return refused('change.checked');
  if (link.isPressed) return accepted('again');
  if (!freezes.isFrozen && freezes.lately >= MOST_FREEZES) return refused('change.too-often');
  return accepted('first');
};

export const FREEZE_STATES = ['open', 'kept', 'restored'] as const;
export type FreezeState = (typeof FREEZE_STATES)[number];
export type FreezeAnswer = 'keep' | 'restore';

/** Payouts that were kept frozen can go on later; those that go on are frozen by another press only. */
export const mayAnswerFreeze = (
  state: FreezeState,
  answer: FreezeAnswer,
): Result<null, 'freeze.already-answered'> =>
  state === 'restored' || (state === 'kept' && answer === 'keep')
    ? refused('freeze.already-answered')
    : accepted(null);

export const PAUSE_CAUSES = ['frozen', 'changed'] as const;

/** Why no payout leaves for the bank; until an operator has checked, or until a time. */
export type PayoutPause = {
  readonly why: (typeof PAUSE_CAUSES)[number];
  readonly until: Instant | null;
};

export const payoutPause = (
  { isFrozen, changedAt }: { readonly isFrozen: boolean; readonly changedAt: Instant | null },
  now: Instant,
): PayoutPause | null => {
  if (isFrozen) return { why: 'frozen', until: null };
  const until = payoutsPausedUntil(changedAt, now);
  return until === null ? null : { why: 'changed', until };
};
