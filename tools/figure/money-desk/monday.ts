import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';

export interface DaySize {
  /** Of the bank's statement. */
  rows: number;
  /** Cash that was handed in at the office. */
  office: number;
  /** Who is in the payout run. */
  servicemen: number;
  failed: number;
  cases: number;
  refunds: number;
}

/** What a line of the statement really is. */
export type Truth =
  | { kind: 'deposit' | 'upi' | 'returned'; id: string; seenAs: readonly string[] }
  | { kind: 'settlement' }
  | { kind: 'other' };

export interface PlannedLine {
  day: IndiaDay;
  amount: Paise;
  words: string;
  reference: string;
  is: Truth;
}

/** What the desk money finds on a Monday morning, and what is true of it. */
export interface Monday {
  lines: readonly PlannedLine[];
  /** Numbers of deposits that came by way of the office. */
  office: readonly number[];
  cases: readonly string[];
  refunds: readonly { bookingId: number; bookingNo: string; amount: Paise }[];
  /** Servicemen who are to be paid. */
  due: readonly number[];
}

/** Two lines of a statement with one key would be one and the same to whoever reads it. */
export const lineKey = ({ day, amount, words, reference }: Omit<PlannedLine, 'is'>): string =>
  JSON.stringify([day, amount, words, reference]);
