const NUMBERS = /(?<!level=)\d[\d,.:]*/g;
const DAYS = /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(\w*day)?\b/g;

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
/** Only in a date: Mark, Mayur and "you may" are words. */
const MONTHS = new RegExp(`(?<=# )\\b(?:${MONTH})\\b|\\b(?:${MONTH})\\b(?= #| so far)`, 'g');

/** Only after a time: "I am" is a word. */
const HOURS = /(?<=# ?)\b(am|pm)\b/g;

/** A week may span two months, and two years. */
const WEEKS = /# month(?: #)? – #/g;

/** Replaces values that change with time or day, and nothing else. */
export const steadyLine = (line: string): string =>
  line
    .replaceAll(NUMBERS, '#')
    .replaceAll(DAYS, 'day')
    .replaceAll(MONTHS, 'month')
    .replaceAll(HOURS, 'hour')
    .replaceAll(WEEKS, '# – #')
    .replace(/ \[active\]/, '')
    .replace(/:$/, '');
