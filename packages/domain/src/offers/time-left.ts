type TimeLeft = { readonly count: number; readonly unit: 'seconds' | 'minutes' | 'hours' };

const TWO = 120;

/** How long an offer stands, in the unit that a glance can read: to the second where seconds matter. */
export const timeLeft = (seconds: number): TimeLeft => {
  if (seconds <= TWO) return { count: Math.max(0, Math.ceil(seconds)), unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= TWO
    ? { count: minutes, unit: 'minutes' }
    : { count: Math.ceil(minutes / 60), unit: 'hours' };
};
