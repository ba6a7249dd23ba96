import { readWireDate } from '../dates/wire-date.ts';
import type { IndiaDay } from '../dates/india-day.ts';
import { negative, readAmount, type Paise } from '../money.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const NUMBERED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;
const NAMED = /^(\d{1,2})[ /.-]([A-Za-z]{3})[A-Za-z]*[ /.,-]+(\d{4}|\d{2})(?: .*)?$/;
const ISO = /^(\d{4})[/-](\d{2})[/-](\d{2})(?:[ T].*)?$/;

const dayFrom = (year: string, month: number, date: string): IndiaDay | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  return readWireDate(`${whole}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`);
};

/** 16/11/2026, 16-11-26, 16.11.2026, 16-Nov-2026, 16 November 2026 or 2026-11-16, also with a time: the day comes first. */
export const readStatementDay = (written: string): IndiaDay | null => {
  const text = written.trim();
  const iso = ISO.exec(text);
  if (iso !== null) return dayFrom(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const numbered = NUMBERED.exec(text);
  if (numbered !== null) return dayFrom(numbered[3] ?? '', Number(numbered[2]), numbered[1] ?? '');
  const named = NAMED.exec(text);
  if (named === null) return null;
  const month = MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1;
  return month === 0 ? null : dayFrom(named[3] ?? '', month, named[1] ?? '');
};

export type StatementAmount = {
  readonly amount: Paise;
  /** What the cell itself says about the direction. */
  readonly says: 'credit' | 'debit' | null;
};

const CELL =
  /^(\()?([+-])?\s*(?:₹|rs\.?|inr)?\s*([+-])?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,13})(\.\d{1,2})?\s*(?:inr)?\s*(\))?\s*(cr|dr|c|d)?\.?$/i;

const directionOf = (isLess: boolean, mark: string | undefined): StatementAmount['says'] => {
  if (mark !== undefined) return mark.toLowerCase().startsWith('c') ? 'credit' : 'debit';
  return isLess ? 'debit' : null;
};

/** 1,23,456.50, ₹ 500, Rs. 500.00 Cr, (500.00) or -500; null for nothing, undefined for what is not an amount. */
export const readStatementAmount = (written: string): StatementAmount | null | undefined => {
  const text = written.trim();
  if (text === '' || /^[-–—]+$/.test(text)) return null;
  const found = CELL.exec(text);
  if (found === null) return undefined;
  const [, open, before, after, whole = '', fraction = '', close, mark] = found;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const amount = readAmount(`${whole.replaceAll(',', '')}${fraction}`);
  if (amount === null) return undefined;
  const isLess = open !== undefined || before === '-' || after === '-';
  return { amount: amount < 0 ? negative(amount) : amount, says: directionOf(isLess, mark) };
};
