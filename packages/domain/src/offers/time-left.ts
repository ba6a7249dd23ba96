type TimeLeft = { readonly count: number; readonly unit: 'seconds' | 'minutes' | 'hours' };

const TWO = 120;

/** The time left on an offer, in a readable unit: in seconds when seconds matter. */
export const timeLeft = (seconds: number): TimeLeft => {
  if (seconds <= TWO) return { count: Math.max(0, Math.ceil(seconds)), unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= TWO
    ? { count: minutes, unit: 'minutes' }
    : { count: Math.ceil(minutes / 60), unit: 'hours' };
};
