import type { Say } from '../msg.ts';
import { SPANS } from './span-texts.ts';

const MINUTE_MS = 60_000;

type Unit = keyof typeof SPANS;

const inLargestUnit = (ms: number): readonly [number, Unit] => {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
};

/** A length of time, rounded to the largest unit that fits: '5 minutes', '1 day'. A no-break space keeps it on one line. */
export const displaySpan = (ms: number, say: Say): string => {
  const [count, unit] = inLargestUnit(ms);
  return say(SPANS[unit], { count }).replaceAll(' ', '\u00a0');
};
