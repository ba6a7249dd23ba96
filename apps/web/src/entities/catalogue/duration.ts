const HOUR = 60;
/** A day of work, not of the calendar. */
const DAY = 8 * HOUR;

export type Duration = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** A duration in everyday units: 45 or 90 minutes, 2 hours, 6 days of work. */
export const durationOf = (minutes: number): Duration => {
  if (minutes >= 2 * DAY) return { unit: 'days', count: Math.ceil(minutes / DAY) };
  return minutes >= 2 * HOUR && minutes % HOUR === 0
    ? { unit: 'hours', count: minutes / HOUR }
    : { unit: 'minutes', count: minutes };
};
