import type { Language } from '../language.ts';

const MINUTE_MS = 60_000;

type Unit = 'minute' | 'hour' | 'day';

/** Singular and plural. */
const WORDS = {
  en: { minute: ['minute', 'minutes'], hour: ['hour', 'hours'], day: ['day', 'days'] },
  hi: { minute: ['मिनट', 'मिनट'], hour: ['घंटा', 'घंटे'], day: ['दिन', 'दिन'] },
} as const satisfies Record<Language, Record<Unit, readonly [string, string]>>;

const inLargestUnit = (ms: number): readonly [number, Unit] => {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
};

/** A length of time, rounded to the largest unit that fits: '5 minutes', '1 day'. */
export const displaySpan = (ms: number, language: Language): string => {
  const [count, unit] = inLargestUnit(ms);
  return `${count}\u00a0${WORDS[language][unit][count === 1 ? 0 : 1]}`;
};
