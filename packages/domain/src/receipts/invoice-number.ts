import { cellLetters, readCellLetters } from '../cell.ts';

export type InvoiceNumber = {
  readonly cell: number;
  readonly year: number;
  readonly serial: number;
};

/** The legal form: at most sixteen of these characters. Our form leaves eight digits for a year's invoices. */
const LEGAL = /^[A-Za-z0-9/-]{1,16}$/;
const OURS = /^K([A-Z]{0,3})\/(\d{2})(?:-(\d{2}))?\/(\d{6,8})$/;
const MOST = 99_999_999;

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/**
 * 'K/26-27/000123': the series, its financial year, and a number without gaps. In other cells than
 * the first, 'KA/26/000123': their letters take the place of the year's end.
 */
export const writeInvoiceNumber = ({ cell, year, serial }: InvoiceNumber): string => {
  const named = cell === 0 ? `${twoDigits(year)}-${twoDigits(year + 1)}` : twoDigits(year);
  const written = `K${cellLetters(cell)}/${named}/${String(serial).padStart(6, '0')}`;
  if (!Number.isSafeInteger(serial) || serial < 1 || serial > MOST || !LEGAL.test(written)) {
    throw new RangeError(`no invoice can be numbered ${written}`);
  }
  return written;
};

export const readInvoiceNumber = (written: string): InvoiceNumber | null => {
  const [, letters = '', year, , serial] = OURS.exec(written) ?? [];
  if (year === undefined || serial === undefined) return null;
  const cell = readCellLetters(letters);
  if (cell === null) return null;
  const number = { cell, year: 2000 + Number(year), serial: Number(serial) };
  return number.serial > 0 && writeInvoiceNumber(number) === written ? number : null;
};
