import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Language } from '@karigar/domain/language';
import { minus, paise, sumOf, type Paise } from '@karigar/domain/money';
import type { Withheld } from '#modules/ledger/index';
import { nameIn } from '#platform/names';
import type { JobRow } from './statement-store.ts';

const SUMS = [
  'billed',
  'tax',
  'commission',
  'share',
  'tips',
  'corrections',
  'earned',
  'withheld',
] as const;
export type Sums = Readonly<Record<(typeof SUMS)[number], Paise>>;

export type StatementLine = Sums & {
  readonly day: IndiaDay;
  /** Booking number; empty for a whole month. */
  readonly bookingNo: string;
  readonly name: string;
  readonly jobs: number;
};

const shareOf = ({ billed, tax, commission }: Pick<Sums, 'billed' | 'tax' | 'commission'>): Paise =>
  minus(minus(billed, tax), commission);

const NONE = paise(0);
const NOTHING = {
  name: '',
  jobs: 0,
  billed: NONE,
  tax: NONE,
  commission: NONE,
  share: NONE,
  tips: NONE,
  corrections: NONE,
  earned: NONE,
};

/** One line per job and day, for a month. */
export const jobLines = (rows: readonly JobRow[], language: Language): StatementLine[] =>
  rows.map((row) => ({
    day: row.day,
    bookingNo: row.booking_no,
    name: nameIn(row.service_names, language),
    jobs: row.billed > 0 ? 1 : 0,
    billed: row.billed,
    tax: row.tax,
    commission: row.commission,
    share: shareOf(row),
    tips: row.tips,
    corrections: row.corrections,
    earned: row.earned,
    withheld: NONE,
  }));

const withheldAlone = (one: Withheld): StatementLine => ({
  ...NOTHING,
  day: one.day,
  bookingNo: one.booking_no,
  withheld: one.amount,
});

/** Puts what was withheld beside the job of its day; where a job of an earlier day made it due, on a line of its own. */
export const withWithheld = (
  lines: readonly StatementLine[],
  withheld: readonly Withheld[],
): StatementLine[] => {
  const amounts = new Map(withheld.map((one) => [`${one.day} ${one.booking_no}`, one]));
  const keyOf = (line: StatementLine): string => `${line.day} ${line.bookingNo}`;
  const known = new Set(lines.map(keyOf));
  const withAmount = (line: StatementLine): StatementLine => ({
    ...line,
    withheld: amounts.get(keyOf(line))?.amount ?? NONE,
  });
  const apart = withheld.filter((one) => !known.has(`${one.day} ${one.booking_no}`));
  return [...lines.map(withAmount), ...apart.map(withheldAlone)].toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
};

export const totalOf = (lines: readonly StatementLine[]): Sums & { readonly jobs: number } => {
  const sum = (key: (typeof SUMS)[number]): Paise => sumOf(lines.map((line) => line[key]));
  return {
    jobs: lines.reduce((count, { jobs }) => count + jobs, 0),
    billed: sum('billed'),
    tax: sum('tax'),
    commission: sum('commission'),
    share: sum('share'),
    tips: sum('tips'),
    corrections: sum('corrections'),
    earned: sum('earned'),
    withheld: sum('withheld'),
  };
};

/** One line per month, for a year. */
export const monthLines = (lines: readonly StatementLine[]): StatementLine[] => {
  const months = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const month = line.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return [...months].map(([month, of]) => {
    const named = { day: `${month}-01` as IndiaDay, bookingNo: '', name: '' };
    return Object.assign(named, totalOf(of));
  });
};

/** Throws when a line does not add up, so that no wrong statement is ever sent. */
export const assertAddsUp = (lines: readonly StatementLine[]): void => {
  for (const line of lines) {
    const { share, tips, corrections, earned } = line;
    const isWhole = paise(share + tips + corrections) === earned;
    if (!isWhole) throw new Error(`a line of ${line.day} does not add up`);
  }
};
