const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SOON_MS = 5 * MINUTE;

export type LengthOfTime =
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly count: number };

/** A length of time, as exact as it matters: minutes, then hours, then days. */
export const lengthOfTime = (ms: number): LengthOfTime => {
  const length = Math.abs(ms);
  if (length < HOUR) return { unit: 'minutes', count: Math.floor(length / MINUTE) };
  if (length >= 2 * DAY) return { unit: 'days', count: Math.floor(length / DAY) };
  const minutes = Math.floor(length / MINUTE) % 60;
  return { unit: 'hours', hours: Math.floor(length / HOUR), minutes };
};

export type Urgency = 'calm' | 'soon' | 'late';

export const urgencyOf = (ms: number): Urgency => {
  if (ms < 0) return 'late';
  return ms < SOON_MS ? 'soon' : 'calm';
};

/** How often a length of time is looked at: by the second where it becomes soon or late. */
export const stepOf = (ms: number): number => (Math.abs(ms) < SOON_MS + MINUTE ? 1000 : MINUTE);
