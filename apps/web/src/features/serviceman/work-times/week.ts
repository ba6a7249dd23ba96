import { USUAL_HOURS } from '@karigar/domain/work-times/usual-hours';
import type { WorkingHours } from '@karigar/domain/work-times/working-hours';

export type Span = Pick<WorkingHours, 'fromMinute' | 'toMinute'>;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const SUNDAY = 7;

export const LATEST_MINUTE = 1440;
const STEP = 30;
/** Every half hour of a day, midnight at both ends. */
export const HALF_HOURS = Array.from({ length: LATEST_MINUTE / STEP + 1 }, (_, at) => at * STEP);

const onDay = (weekday: number, { fromMinute, toMinute }: Span): WorkingHours => ({
  weekday,
  fromMinute,
  toMinute,
});

/** The default before a serviceman saved any hours: every day but Sunday. */
export const USUAL_WEEK: readonly WorkingHours[] = WEEKDAYS.filter((day) => day !== SUNDAY).map(
  (weekday) => onDay(weekday, USUAL_HOURS),
);

export const spansOf = (hours: readonly WorkingHours[], weekday: number): Span[] =>
  hours
    .filter((span) => span.weekday === weekday)
    .map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute }));

/** The week with new hours on this day, or on this day and every working day. */
export const withDay = (
  hours: readonly WorkingHours[],
  weekday: number,
  spans: readonly Span[],
  isEveryDay: boolean,
): WorkingHours[] =>
  WEEKDAYS.flatMap((day) => {
    const own = spansOf(hours, day);
    const isMeant = day === weekday || (isEveryDay && own.length > 0);
    return (isMeant ? spans : own).map((span) => onDay(day, span));
  });

/** The next span of a day: an hour after the last one, if the day has time left. */
export const nextSpan = (spans: readonly Span[]): Span | null => {
  const last = spans.at(-1);
  if (last === undefined) return USUAL_HOURS;
  const fromMinute = last.toMinute + 60;
  return fromMinute < LATEST_MINUTE
    ? { fromMinute, toMinute: Math.min(fromMinute + 120, LATEST_MINUTE) }
    : null;
};
