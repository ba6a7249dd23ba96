import { cellLetters, readCellLetters } from '../cell.ts';

export type InvoiceNumber = {
  readonly cell: number;
  readonly year: number;
  /** 0 is the first supplier's; every other supplier has the one of its state. */
  readonly series: number;
  readonly serial: number;
};

/** The legal form: at most sixteen of these characters. Our form leaves eight digits for a year's invoices. */
const LEGAL = /^[A-Za-z0-9/-]{1,16}$/;
const MOST = 99_999_999;

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** What each number begins with: an invoice with K, a credit note with C. */
const FIRST = { invoice: 'K', 'credit-note': 'C' } as const;
export type TaxPaper = keyof typeof FIRST;

const write = (paper: TaxPaper, { cell, year, series, serial }: InvoiceNumber): string => {
  const isFirst = cell === 0 && series === 0;
  const named = isFirst ? `${twoDigits(year)}-${twoDigits(year + 1)}` : twoDigits(year);
  const of = `${cellLetters(cell)}${series === 0 ? '' : twoDigits(series)}`;
  const written = `${FIRST[paper]}${of}/${named}/${String(serial).padStart(6, '0')}`;
  if (!Number.isSafeInteger(serial) || serial < 1 || serial > MOST || !LEGAL.test(written)) {
    throw new RangeError(`no invoice can be numbered ${written}`);
  }
  return written;
};

/**
 * 'K/26-27/000123': the series, its financial year, and a number without gaps. In other cells than
 * the first, 'KA/26/000123', and of other suppliers, 'K29/26/000123': letters of the cell and state of the supplier take
 * the place of the year's end.
 */
export const writeInvoiceNumber = (number: InvoiceNumber): string => write('invoice', number);

/** 'C/26-27/000123': as an invoice's number, in the series of credit notes of the same supplier. */
export const writeCreditNoteNumber = (number: InvoiceNumber): string =>
  write('credit-note', number);

const OURS = /^K([A-Z]{0,3})(\d{2})?\/(\d{2})(?:-(\d{2}))?\/(\d{6,8})$/;

export const readInvoiceNumber = (written: string): InvoiceNumber | null => {
  const [, letters = '', state = '0', year, , serial] = OURS.exec(written) ?? [];
  if (year === undefined || serial === undefined) return null;
  const cell = readCellLetters(letters);
  if (cell === null) return null;
  const number = { cell, year: 2000 + Number(year), series: Number(state), serial: Number(serial) };
  return number.serial > 0 && writeInvoiceNumber(number) === written ? number : null;
};
