import type { Instant } from '../dates/instant.ts';

/** A phone on duty is told again after so long. */
const REPEAT_MS = 60_000;
/** Sooner where it is certain of no phone that a provider has it. */
const DOUBT_MS = 15_000;
/** What was certainly not sent is tried again. */
const RETRY_MS = 5_000;
/** Half an hour; then the queue, which has it first, has to be enough. */
const MOST_ROUNDS = 30;
/** So many rounds in an hour go out at once; whoever raises one alarm after the other then waits for the minute. */
const AT_ONCE = 5;

export type Ringing = {
  readonly isEnded: boolean;
  /** Until when somebody of the team has it; null when nobody has taken it. */
  readonly takenUntil: Instant | null;
  /** Nothing went out for this alarm. */
  readonly isNew: boolean;
  /** Of this person on this booking in the last hour, whichever alarm it was. */
  readonly rounds: number;
  readonly lastRoundAt: Instant | null;
  /** Of the last round: a provider has it for one of the phones. */
  readonly isAnySent: boolean;
  /** Of the last round: certainly not sent, for a reason that passes. */
  readonly isAnyUnsent: boolean;
};

export type RingMove =
  | { readonly do: 'ring' }
  | { readonly do: 'retry' }
  | { readonly do: 'wait'; readonly until: Instant }
  | { readonly do: 'stop' };

const repeatAfter = ({ isAnySent }: Pick<Ringing, 'isAnySent'>): number =>
  isAnySent ? REPEAT_MS : DOUBT_MS;

/** What the phones on duty get next for an alarm. */
export const nextRing = (ringing: Ringing, now: Instant): RingMove => {
  const { isEnded, takenUntil, isNew, rounds, lastRoundAt, isAnyUnsent } = ringing;
  if (isEnded) return { do: 'stop' };
  // Nobody may be at it any more when the claim is over.
  if (takenUntil !== null && takenUntil > now) return { do: 'wait', until: takenUntil };
  if (lastRoundAt === null || (isNew && rounds < AT_ONCE)) return { do: 'ring' };
  const next = lastRoundAt + repeatAfter(ringing);
  if (now < next) return isAnyUnsent ? { do: 'retry' } : { do: 'wait', until: next };
  return rounds < MOST_ROUNDS ? { do: 'ring' } : { do: 'stop' };
};

/** When it is looked at again after a round. */
export const lookAgainAt = (
  round: { readonly isAnySent: boolean; readonly isAnyUnsent: boolean },
  now: Instant,
): Instant => now + (round.isAnyUnsent ? RETRY_MS : repeatAfter(round));
