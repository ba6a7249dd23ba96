import type { Instant } from '../dates/instant.ts';
import { metresBetween, type Place } from '../bookings/place.ts';
import { accepted, refused, type Result } from '../result.ts';

const DAY_MS = 86_400_000;
export const NO_SHOW_WEEK_MS = 7 * DAY_MS;
export const NO_SHOW_MONTH_MS = 30 * DAY_MS;
/** Where the serviceman was before this counts as evidence. */
export const NO_SHOW_TRACE_MS = DAY_MS / 2;

/** Doubts of the first list are enough alone, those of the second only together. */
const STRONG = ['many-lately', 'same-customer', 'elsewhere'] as const;
const WEAK = ['calls-too-close', 'far-from-pin'] as const;
export type NoShowDoubt = (typeof STRONG)[number] | (typeof WEAK)[number];

/** One visit in ten finds nobody; two are anybody's bad luck, also of a new serviceman. */
const FREE = 2;
const VISITS_PER_NO_SHOW = 10;
/** This many times the usual number is not paid by a rule. */
const MOST_TIMES = 3;
/** Faster than a car in a city gets from door to door. */
const FASTEST_METRES_A_SECOND = 30;
/** Two positions may each be this far from their pins. */
const SLACK_METRES = 600;
/** A phone that rings unanswered rings longer. */
const RINGING_MS = 20_000;
const FAR_METRES = 200;

/** Visits of the serviceman in a time, without this one. */
export type VisitCount = { readonly noShows: number; readonly completed: number };

export type NoShowFacts = {
  readonly week: VisitCount;
  readonly month: VisitCount;
  /** Earlier no-shows of the same customer with this serviceman, in a month. */
  readonly withCustomer: number;
  /** Other doors where the serviceman's phone was, with the time by our clock. */
  readonly elsewhere: readonly { readonly place: Place; readonly at: Instant }[];
  readonly door: Place;
  readonly cameAt: Instant;
  /** When the serviceman requested the phone calls. */
  readonly calledAt: readonly Instant[];
  /** From the pin, as the phone claims. */
  readonly metres: number;
};

const usual = ({ completed }: VisitCount): number =>
  FREE + Math.floor(completed / VISITS_PER_NO_SHOW);

const isMany = (count: VisitCount): boolean => count.noShows >= usual(count);

/** Between the other door and this one nobody can have got in that time. */
const isImpossible =
  ({ door, cameAt }: NoShowFacts) =>
  ({ place, at }: NoShowFacts['elsewhere'][number]): boolean => {
    const seconds = Math.max(0, cameAt - at) / 1000;
    return metresBetween(place, door) - SLACK_METRES > seconds * FASTEST_METRES_A_SECOND;
  };

const DOUBTS: Readonly<Record<NoShowDoubt, (facts: NoShowFacts) => boolean>> = {
  'many-lately': ({ week, month }) => isMany(week) || isMany(month),
  'same-customer': ({ withCustomer }) => withCustomer > 0,
  elsewhere: (facts) => facts.elsewhere.some(isImpossible(facts)),
  'calls-too-close': ({ calledAt }) => Math.max(...calledAt) - Math.min(...calledAt) < RINGING_MS,
  'far-from-pin': ({ metres }) => metres > FAR_METRES,
};

/**
 * Whether a proven no-show is paid at once (no doubts), or only after an operator's look at the
 * doubts. A serviceman with far more than is usual reports the visit as evidence instead.
 */
export const checkNoShow = (
  facts: NoShowFacts,
): Result<readonly NoShowDoubt[], 'not-home.too-many'> => {
  if (facts.week.noShows >= MOST_TIMES * usual(facts.week)) return refused('not-home.too-many');
  const strong = STRONG.filter((doubt) => DOUBTS[doubt](facts));
  const weak = WEAK.filter((doubt) => DOUBTS[doubt](facts));
  return accepted(strong.length > 0 || weak.length > 1 ? [...strong, ...weak] : []);
};
