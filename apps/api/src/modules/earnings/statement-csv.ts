import { writeAmount } from '@karigar/domain/money';
import type { StatementPeriod } from './read-period.ts';
import { totalOf, type StatementLine, type Sums } from './statement-lines.ts';
import type { StatementWords } from './statement-texts.ts';

/** Spreadsheets execute text that begins so. Amounts are ours and may begin with a minus. */
const FORMULA = /^[=+\-@\t\r]/;

const textCell = (written: string): string => {
  const plain = FORMULA.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const SUMS = ['billed', 'tax', 'commission', 'share', 'tips', 'corrections', 'earned'] as const;

/** The statement's lines and their sum as CSV, with a BOM that marks it as UTF-8. */
export const statementCsv = (
  lines: readonly StatementLine[],
  kind: StatementPeriod['kind'],
  words: StatementWords,
): string => {
  const total = totalOf(lines);
  // Where nothing was ever withheld the file has no such column.
  const shown = total.withheld === 0 ? SUMS : [...SUMS, 'withheld' as const];
  const sums = shown.map((key) => textCell(words[key]));
  const amounts = (of: Sums): string[] => shown.map((key) => writeAmount(of[key]));
  const isMonth = kind === 'month';
  const heads = isMonth ? [words.day, words.order, words.service] : [words.month, words.jobs];
  const headsOf = (line: StatementLine): string[] =>
    isMonth
      ? [line.day, textCell(line.bookingNo), textCell(line.name)]
      : [line.day.slice(0, 7), String(line.jobs)];
  const totalHeads = isMonth ? [words.total, '', ''] : [words.total, String(total.jobs)];
  const rows = [
    [...heads.map(textCell), ...sums],
    ...lines.map((line) => [...headsOf(line), ...amounts(line)]),
    [...totalHeads.map(textCell), ...amounts(total)],
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
};
