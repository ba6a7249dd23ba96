import { addWorkingDays } from '../dates/working-days.ts';
import { addDays, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { Paise } from '../money.ts';

/** Money that came, as the bank's statement of the company's account says. */
export type BankLine = {
  readonly day: IndiaDay;
  readonly amount: Paise;
  /** The bank's number of it; may be empty. */
  readonly reference: string;
  /** What the bank writes about it. */
  readonly words: string;
  /** Which one of lines that are equal otherwise, from 1: the same file again has the same ones. */
  readonly nth: number;
};

/** A line that is kept. */
export type NumberedLine = Omit<BankLine, 'nth'> & { readonly id: number };

/** What a line may be. */
export const MATCH_KINDS = ['deposit', 'upi', 'settlement', 'returned'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export const MOST_WORDS = 200;
export const MOST_REFERENCE = 60;

/** Letters that only control how text is drawn, and signs that no bank writes. */
// oxlint-disable-next-line no-control-regex -- they are what is dropped
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/g;

/** Text of a statement as it is kept and compared: one line, without what nobody sees. */
export const cleanText = (written: string, most: number): string =>
  written.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, most).trim();

/** A line that nobody matched is due one working day after its statement was dropped. */
export const bankLineDue = (savedAt: Instant): Instant => addWorkingDays(savedAt, 1);

const MOST_DAYS = 400;

/** No bank writes tomorrow's lines, and nobody matches those of the year before last. */
export const isPossibleDay = (day: IndiaDay, today: IndiaDay): boolean =>
  day <= today && day >= addDays(today, -MOST_DAYS);
