export type InvoiceNumber = { readonly year: number; readonly serial: number };

/** The legal form: at most sixteen of these characters. Our form leaves eight digits for a year's invoices. */
const LEGAL = /^[A-Za-z0-9/-]{1,16}$/;
const OURS = /^K\/(\d{2})-(\d{2})\/(\d{6,8})$/;

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** 'K/26-27/000123': one series, its financial year, and a number without gaps. */
export const writeInvoiceNumber = ({ year, serial }: InvoiceNumber): string => {
  const written = `K/${twoDigits(year)}-${twoDigits(year + 1)}/${String(serial).padStart(6, '0')}`;
  if (!Number.isSafeInteger(serial) || serial < 1 || !LEGAL.test(written)) {
    throw new RangeError(`no invoice can be numbered ${written}`);
  }
  return written;
};

export const readInvoiceNumber = (written: string): InvoiceNumber | null => {
  const [, from, to, serial] = OURS.exec(written) ?? [];
  if (from === undefined || to === undefined || serial === undefined) return null;
  const number = { year: 2000 + Number(from), serial: Number(serial) };
  return number.serial > 0 && writeInvoiceNumber(number) === written ? number : null;
};
