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

const amounts = ({ billed, tax, commission, share, tips, corrections, earned }: Sums): string[] =>
  [billed, tax, commission, share, tips, corrections, earned].map(writeAmount);

/** The statement's lines and their sum as CSV, with a BOM that marks it as UTF-8. */
export const statementCsv = (
  lines: readonly StatementLine[],
  kind: StatementPeriod['kind'],
  words: StatementWords,
): string => {
  const { billed, tax, commission, share, tips, corrections, earned } = words;
  const sums = [billed, tax, commission, share, tips, corrections, earned].map(textCell);
  const isMonth = kind === 'month';
  const heads = isMonth ? [words.day, words.order, words.service] : [words.month, words.jobs];
  const headsOf = (line: StatementLine): string[] =>
    isMonth
      ? [line.day, textCell(line.bookingNo), textCell(line.name)]
      : [line.day.slice(0, 7), String(line.jobs)];
  const total = totalOf(lines);
  const totalHeads = isMonth ? [words.total, '', ''] : [words.total, String(total.jobs)];
  const rows = [
    [...heads.map(textCell), ...sums],
    ...lines.map((line) => [...headsOf(line), ...amounts(line)]),
    [...totalHeads.map(textCell), ...amounts(total)],
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
};
