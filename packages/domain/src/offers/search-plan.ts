import { dayOf, startOfDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Operators take over this long before the visit, or earlier in a short search. */
const TAKE_OVER = 3 * HOUR;

/** Servicemen of an early visit are asked in the morning, once they have begun: 9:30 am in India. */
const MORNING = 9 * HOUR + 30 * MINUTE;
const SHORTEST_BEFORE = 30 * MINUTE;

/** The least time for operators, also when the search began late. */
const SHORTEST_HELP = 15 * MINUTE;

const wholeMinute = (at: Instant): Instant => Math.floor(at / MINUTE) * MINUTE;

export type SearchPlan = {
  /** Until then servicemen are asked; afterwards operators look. */
  readonly askUntil: Instant;
  /** Until then operators look; afterwards the booking is cancelled free of charge. */
  readonly helpUntil: Instant;
};

/** The two deadlines of a search that began at `since`, for a visit at `startsAt`. */
export const searchPlan = (startsAt: Instant, since: Instant): SearchPlan => {
  const lead = Math.max(0, startsAt - since);
  const usual = startsAt - Math.min(TAKE_OVER, lead / 2);
  const morning = Math.min(
    startOfDay(dayOf(startsAt)) + MORNING,
    startsAt - Math.min(SHORTEST_BEFORE, lead / 4),
  );
  const askUntil = Math.max(since, wholeMinute(Math.max(usual, morning)));
  const notice = startsAt - Math.min(HOUR, (startsAt - askUntil) / 2);
  return { askUntil, helpUntil: Math.max(wholeMinute(notice), askUntil + SHORTEST_HELP) };
};
