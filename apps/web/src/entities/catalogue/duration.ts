const HOUR = 60;
/** Of work, not of the clock. */
const DAY = 8 * HOUR;

export type Duration = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** As a person says it: 45 or 90 minutes, 2 hours, 6 days of work. */
export const durationOf = (minutes: number): Duration => {
  if (minutes >= 2 * DAY) return { unit: 'days', count: Math.ceil(minutes / DAY) };
  return minutes >= 2 * HOUR && minutes % HOUR === 0
    ? { unit: 'hours', count: minutes / HOUR }
    : { unit: 'minutes', count: minutes };
};
