import { readWireDate } from '../dates/wire-date.ts';
import { readAmount, writeAmount } from '../money.ts';
import { cleanText, MOST_REFERENCE, MOST_WORDS, type BankLine } from './bank-line.ts';
import { readCsv, writeCsv } from '../payouts/csv.ts';

/** As many lines go to the server at once. */
export const LINES_AT_ONCE = 250;
const MOST_NTH = 5000;

/** Lines as they go to the server. */
export const writeLines = (lines: readonly BankLine[]): string =>
  writeCsv(
    lines.map(({ day, amount, reference, words, nth }) => [
      day,
      writeAmount(amount),
      reference,
      words,
      String(nth),
    ]),
  );

const readLine = (cells: readonly string[]): BankLine | null => {
  const [date = '', money = '', reference = '', words = '', count = ''] = cells;
  const [day, amount, nth] = [readWireDate(date), readAmount(money), Number(count)];
  if (day === null || amount === null || amount <= 0) return null;
  if (!Number.isInteger(nth) || nth < 1 || nth > MOST_NTH) return null;
  // Cleaned again: the sender is a browser.
  return {
    day,
    amount,
    nth,
    reference: cleanText(reference, MOST_REFERENCE),
    words: cleanText(words, MOST_WORDS),
  };
};

/** The number of the first line that cannot be read, from 1. */
export const readLines = (written: string): readonly BankLine[] | { readonly line: number } => {
  const rows = readCsv(written);
  if (rows.length > LINES_AT_ONCE) return { line: LINES_AT_ONCE + 1 };
  const lines = rows.map(readLine);
  const at = lines.indexOf(null);
  return at === -1 ? lines.filter((line) => line !== null) : { line: at + 1 };
};
