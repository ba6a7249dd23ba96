import type { Language } from '../language.ts';
import { startOfDay, type IndiaDay } from './india-day.ts';
import type { Instant } from './instant.ts';

type Options = Intl.DateTimeFormatOptions;

const LOCALE = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const satisfies Record<Language, string>;

/** Formatters are slow to make on a cheap phone, so each is made once, when first asked for. */
const formatter = (options: Options) => {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language: Language): Intl.DateTimeFormat => {
    const known = made.get(language);
    if (known) return known;
    const fresh = new Intl.DateTimeFormat(LOCALE[language], {
      ...options,
      timeZone: 'Asia/Kolkata',
    });
    made.set(language, fresh);
    return fresh;
  };
};

const date = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const time = formatter({ hour: 'numeric', minute: '2-digit', hour12: true });
const month = formatter({ month: 'short' });
const weekday = formatter({ weekday: 'long' });

/** ICU versions differ in the space before am/pm. Ours keeps the two on one line. */
const unbroken = (written: string): string => written.replaceAll(/[ \u202f]/g, '\u00a0');

/** Bookings list: '5 Nov 2026'. */
export const displayDate = (instant: Instant, language: Language): string =>
  date(language).format(instant);

/** Beside a word, as in 'Started Work at 10:42 am'. */
export const displayTime = (instant: Instant, language: Language): string =>
  unbroken(time(language).format(instant));

/** The rail of a slip on the dashboard prints '10:30' large and 'am' small. */
export const displayTimeParts = (
  instant: Instant,
  language: Language,
): { clock: string; half: string } => {
  const [clock = '', half = ''] = displayTime(instant, language).split('\u00a0');
  return { clock, half };
};

/** The rail of a slip in a list prints '5' large and 'Nov 2026' small. */
export const displayDateParts = (
  instant: Instant,
  language: Language,
): { day: string; monthAndYear: string } => {
  const [day = '', ...rest] = displayDate(instant, language).split(' ');
  return { day, monthAndYear: rest.join(' ') };
};

/** Beside the third day that work can be held until: 'Thursday'. */
export const displayWeekday = (instant: Instant, language: Language): string =>
  weekday(language).format(instant);

/** Under the greeting: 'Thursday, 5 Nov 2026'. */
export const displayLongDate = (instant: Instant, language: Language): string =>
  `${displayWeekday(instant, language)}, ${displayDate(instant, language)}`;

/** Dashboard: '5 Nov 2026, 10:30 am'. */
export const displayDateTime = (instant: Instant, language: Language): string =>
  `${displayDate(instant, language)}, ${displayTime(instant, language)}`;

/** Hold options, as dd MMM yyyy: '05 Nov 2026'. MMM has three letters where en-IN writes 'Sept'. */
export const displayDay = (day: IndiaDay, language: Language): string => {
  const [year = '', , dayOfMonth = ''] = day.split('-');
  const name = month(language).format(startOfDay(day));
  return `${dayOfMonth} ${language === 'en' ? name.slice(0, 3) : name} ${year}`;
};
