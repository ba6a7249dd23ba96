import type { Instant } from '../dates/instant.ts';
import { isDayOff, isWithinHours } from '../work-times/working-hours.ts';
import type { Candidate } from './candidate.ts';
import type { Ranked } from './rank.ts';
import { searchPlan } from './search-plan.ts';

/** How many servicemen get an offer at once: the first to accept gets the booking. */
export const ROUND_SIZE = 3;

/** How often one serviceman gets an offer of the same booking, when the earlier ones expired unanswered. */
export const MOST_ASKS = 3;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a serviceman has to answer: seconds for work that begins soon, up to two hours for next week's. */
export const answerTime = (startsAt: Instant, now: Instant): number => {
  const left = startsAt - now;
  return left <= 2 * HOUR ? 30 * SECOND : Math.min(Math.floor(left / 60), 2 * HOUR);
};

/** How long a serviceman whose offer expired is left alone. */
export const pauseTime = (startsAt: Instant, now: Instant): number =>
  Math.max(10 * MINUTE, Math.floor((startsAt - now) / 12));

/** When to look again while nobody can be asked: somebody begins work, comes on duty or becomes free. */
const lookAgainTime = (startsAt: Instant, now: Instant): number =>
  Math.min(HOUR, Math.max(MINUTE, Math.floor((startsAt - now) / 12)));

/** An offer of this booking, whatever became of it. */
export type PastAsk = {
  readonly serviceman: number;
  readonly outcome: 'accepted' | 'refused' | 'lapsed' | 'gone' | null;
  readonly expiresAt: Instant;
};

type Asks = { readonly lapsed: number; readonly lastAt: Instant; readonly isOut: boolean };

/** An accepted offer of a booking that is searched again was given back: not asked again, like a refusal. */
const asksOf = (past: readonly PastAsk[]): ReadonlyMap<number, Asks> => {
  const asks = new Map<number, Asks>();
  for (const { serviceman, outcome, expiresAt } of past) {
    // An offer that was withdrawn before an answer does not count.
    if (outcome === 'gone') continue;
    const before = asks.get(serviceman) ?? { lapsed: 0, lastAt: 0, isOut: false };
    asks.set(serviceman, {
      lapsed: before.lapsed + 1,
      lastAt: Math.max(before.lastAt, expiresAt),
      isOut: before.isOut || outcome !== 'lapsed',
    });
  }
  return asks;
};

/** Servicemen who get no offer of this booking now: refused, asked often enough, or asked a short time ago. */
export const notAskedNow = (
  past: readonly PastAsk[],
  startsAt: Instant,
  now: Instant,
): readonly number[] =>
  [...asksOf(past)].flatMap(([serviceman, { lapsed, lastAt, isOut }]) =>
    isOut || lapsed >= MOST_ASKS || lastAt + pauseTime(startsAt, now) > now ? [serviceman] : [],
  );

/** Offers are made only while the serviceman works: inside the hours of today, and not on a day off. */
export const isAskable = ({ hours, daysOff }: Candidate, now: Instant): boolean =>
  !isDayOff(daysOff, now, now) && isWithinHours(hours, now, now + MINUTE);

export type NextStep =
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'offer'; readonly to: readonly Ranked[]; readonly expiresAt: Instant }
  | { readonly kind: 'nobody' };

export type DispatchState = {
  readonly startsAt: Instant;
  /** When the search began. */
  readonly since: Instant;
  /** When the last open offer expires; null when none is open. */
  readonly openUntil: Instant | null;
  readonly past: readonly PastAsk[];
  readonly ranked: readonly Ranked[];
};

/** The next step for a booking that nobody has accepted: another round, a wait, or operators. */
export const nextStep = (state: DispatchState, now: Instant): NextStep => {
  const { openUntil, startsAt, past } = state;
  if (openUntil !== null && openUntil > now) return { kind: 'wait', until: openUntil };
  const { askUntil } = searchPlan(startsAt, state.since);
  if (askUntil <= now) return { kind: 'nobody' };
  const left = new Set(notAskedNow(past, startsAt, now));
  const asks = asksOf(past);
  const lapsedOf = ({ serviceman }: Ranked): number => asks.get(serviceman.id)?.lapsed ?? 0;
  const to = state.ranked
    .filter(({ serviceman }) => !left.has(serviceman.id) && isAskable(serviceman, now))
    .toSorted((one, other) => lapsedOf(one) - lapsedOf(other))
    .slice(0, ROUND_SIZE);
  if (to.length === 0)
    return { kind: 'wait', until: Math.min(askUntil, now + lookAgainTime(startsAt, now)) };
  return { kind: 'offer', to, expiresAt: Math.min(askUntil, now + answerTime(startsAt, now)) };
};
