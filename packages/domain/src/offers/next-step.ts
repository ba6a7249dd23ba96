import type { Instant } from '../dates/instant.ts';
import type { Ranked } from './rank.ts';

/** How many servicemen get an offer at once: the first to accept gets the booking. */
export const ROUND_SIZE = 3;

/** After this many rounds an operator must look at the booking. */
export const MOST_ROUNDS = 8;

const SECOND = 1000;
const HOUR = 3_600_000;

/** How long a serviceman has to answer: shorter for work that begins soon. */
export const answerTime = (startsAt: Instant, now: Instant): number =>
  startsAt - now <= 2 * HOUR ? 30 * SECOND : 120 * SECOND;

export type NextStep =
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'offer'; readonly to: readonly Ranked[]; readonly expiresAt: Instant }
  | { readonly kind: 'nobody' };

export type DispatchState = {
  readonly startsAt: Instant;
  /** When the last open offer expires; null when none is open. */
  readonly openUntil: Instant | null;
  /** Servicemen who had an offer already, whatever they answered: nobody gets the same booking twice. */
  readonly asked: ReadonlySet<number>;
  readonly rounds: number;
  readonly ranked: readonly Ranked[];
};

/** The next step for a booking that nobody has accepted: another round, a wait, or an operator. */
export const nextStep = (state: DispatchState, now: Instant): NextStep => {
  const { openUntil, startsAt } = state;
  if (openUntil !== null && openUntil > now) return { kind: 'wait', until: openUntil };
  if (startsAt <= now || state.rounds >= MOST_ROUNDS) return { kind: 'nobody' };
  const to = state.ranked
    .filter(({ serviceman }) => !state.asked.has(serviceman.id))
    .slice(0, ROUND_SIZE);
  if (to.length === 0) return { kind: 'nobody' };
  return { kind: 'offer', to, expiresAt: Math.min(now + answerTime(startsAt, now), startsAt) };
};
