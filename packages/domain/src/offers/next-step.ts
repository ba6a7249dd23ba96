import type { Instant } from '../dates/instant.ts';
import type { Ranked } from '../dispatch/rank.ts';

/** How many are asked at once: the first to accept has it. */
export const ROUND_SIZE = 3;

/** After so many men have been asked somebody must look at it; a person finds what a rule does not. */
export const MOST_ROUNDS = 8;

const SECOND = 1000;
const HOUR = 3_600_000;

/** How long he has to answer: work that begins soon cannot wait. */
export const answerTime = (startsAt: Instant, now: Instant): number =>
  startsAt - now <= 2 * HOUR ? 30 * SECOND : 120 * SECOND;

export type NextStep =
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'offer'; readonly to: readonly Ranked[]; readonly expiresAt: Instant }
  | { readonly kind: 'nobody' };

export type DispatchState = {
  readonly startsAt: Instant;
  /** When the last open offer runs out; null when none is open. */
  readonly openUntil: Instant | null;
  /** Whoever was asked already, whatever he said: nobody is asked twice for the same job. */
  readonly asked: ReadonlySet<number>;
  readonly rounds: number;
  readonly ranked: readonly Ranked[];
};

/** What becomes of a job that nobody has taken. There is always a next step, or a person to tell. */
export const nextStep = (state: DispatchState, now: Instant): NextStep => {
  const { openUntil, startsAt } = state;
  if (openUntil !== null && openUntil > now) return { kind: 'wait', until: openUntil };
  if (startsAt <= now || state.rounds >= MOST_ROUNDS) return { kind: 'nobody' };
  const to = state.ranked.filter(({ man }) => !state.asked.has(man.id)).slice(0, ROUND_SIZE);
  if (to.length === 0) return { kind: 'nobody' };
  return { kind: 'offer', to, expiresAt: Math.min(now + answerTime(startsAt, now), startsAt) };
};
