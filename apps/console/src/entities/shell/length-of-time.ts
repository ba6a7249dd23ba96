const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SOON_MS = 5 * MINUTE;
const BY_SECOND_MS = 30 * MINUTE;

export type LengthOfTime =
  | { readonly unit: 'clock'; readonly minutes: number; readonly seconds: number }
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'days'; readonly count: number };

/** A length of time, as exact as it matters: seconds within half an hour, then minutes, hours, days. */
export const lengthOfTime = (ms: number): LengthOfTime => {
  const length = Math.abs(ms);
  if (length < BY_SECOND_MS) {
    const seconds = Math.floor(length / 1000);
    return { unit: 'clock', minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  }
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

/** How often the words of a length of time change. */
export const stepOf = (ms: number): number =>
  Math.abs(ms) < BY_SECOND_MS + MINUTE ? 1000 : MINUTE;
