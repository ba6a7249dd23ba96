import { displayDay } from '@karigar/domain/dates/display-date';
import type { Language } from '@karigar/domain/language';
import { moneyParts } from '@karigar/domain/money-text';
import type { Supplier } from '#platform/supplier-settings';
import { sayIn } from '#platform/texts';
import type { StatementPeriod } from './read-period.ts';
import { totalOf, type StatementLine, type Sums } from './statement-lines.ts';
import { statementWords } from './statement-texts.ts';

const SHOWN = [
  'billed',
  'tax',
  'commission',
  'share',
  'tips',
  'corrections',
  'earned',
  'withheld',
] as const;

const inMoney = (sums: Sums) =>
  Object.fromEntries(SHOWN.map((key) => [key, moneyParts(sums[key])]));

/** Data of the statement's PDF template. */
export const statementPaper = (statement: {
  readonly period: StatementPeriod;
  readonly lines: readonly StatementLine[];
  readonly name: string;
  readonly language: Language;
  readonly supplier: Supplier;
}) => {
  const { period, lines, name, language, supplier } = statement;
  const words = statementWords(language);
  const say = sayIn(language);
  const total = totalOf(lines);
  const dayOf = ({ day }: StatementLine): string => displayDay(day, say);
  const monthOf = (line: StatementLine): string => dayOf(line).slice(3);
  return {
    language,
    words,
    brand: 'Karigar',
    foot: `${supplier.name}, ${supplier.address}`,
    name,
    period: `${displayDay(period.from, say)} – ${displayDay(period.to, say)}`,
    firstHead: period.kind === 'month' ? words.day : words.month,
    secondHead: period.kind === 'month' ? words.service : words.jobs,
    jobs: String(total.jobs),
    total: inMoney(total),
    isWithheld: total.withheld !== 0,
    lines: lines.map((line) => {
      const named = {
        first: period.kind === 'month' ? dayOf(line).slice(0, -5) : monthOf(line),
        second: period.kind === 'month' ? line.name : String(line.jobs),
        detail: line.bookingNo,
      };
      return Object.assign(named, inMoney(line));
    }),
  };
};
