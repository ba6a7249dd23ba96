import type { Language } from '../language.ts';
import { INDIA_OFFSET_MS, startOfDay, type IndiaDay } from './india-day.ts';
import type { Instant } from './instant.ts';

/** Names as the platform writes them. Intl formatters are slow to create on a cheap phone and differ by version. */
const WORDS = {
  en: {
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  hi: {
    months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
    weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  },
} as const satisfies Record<Language, unknown>;

/** A Date whose UTC parts are the local time in India. */
const inIndia = (instant: Instant): Date => new Date(instant + INDIA_OFFSET_MS);

const monthOf = (at: Date, language: Language): string =>
  WORDS[language].months[at.getUTCMonth()] ?? '';

/** A booking card on the dashboard prints '10:30' large and 'am' small. */
export const displayTimeParts = (instant: Instant): { clock: string; half: string } => {
  const at = inIndia(instant);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return { clock: `${hour % 12 || 12}:${minute}`, half: hour < 12 ? 'am' : 'pm' };
};

/** As in 'Started Work at 10:42 am'. A no-break space keeps the two parts on one line. */
export const displayTime = (instant: Instant): string => {
  const { clock, half } = displayTimeParts(instant);
  return `${clock}\u00a0${half}`;
};

/** A booking card in a list prints '5' large and 'Nov 2026' small. */
export const displayDateParts = (
  instant: Instant,
  language: Language,
): { day: string; monthAndYear: string } => {
  const at = inIndia(instant);
  return {
    day: String(at.getUTCDate()),
    monthAndYear: `${monthOf(at, language)} ${at.getUTCFullYear()}`,
  };
};

/** Bookings list: '5 Nov 2026'. */
export const displayDate = (instant: Instant, language: Language): string => {
  const { day, monthAndYear } = displayDateParts(instant, language);
  return `${day} ${monthAndYear}`;
};

/** For dates of the current year: '5 Nov'. */
export const displayShortDate = (instant: Instant, language: Language): string =>
  displayDate(instant, language).split(' ').slice(0, 2).join(' ');

/** Next to the third day of the hold options: 'Thursday'. */
export const displayWeekday = (instant: Instant, language: Language): string =>
  WORDS[language].weekdays[inIndia(instant).getUTCDay()] ?? '';

/** Under the greeting: 'Thursday, 5 Nov 2026'. */
export const displayLongDate = (instant: Instant, language: Language): string =>
  `${displayWeekday(instant, language)}, ${displayDate(instant, language)}`;

/** Dashboard: '5 Nov 2026, 10:30 am'. */
export const displayDateTime = (instant: Instant, language: Language): string =>
  `${displayDate(instant, language)}, ${displayTime(instant)}`;

/** Hold options, as dd MMM yyyy: '05 Nov 2026'. MMM has three letters where en-IN writes 'Sept'. */
export const displayDay = (day: IndiaDay, language: Language): string => {
  const [year = '', , dayOfMonth = ''] = day.split('-');
  const name = monthOf(inIndia(startOfDay(day)), language);
  return `${dayOfMonth} ${language === 'en' ? name.slice(0, 3) : name} ${year}`;
};
