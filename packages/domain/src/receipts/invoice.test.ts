import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_CELL } from '../cell.ts';
import { isGstin } from '../identity/gstin.ts';
import { paise } from '../money.ts';
import { splitBill } from '../ledger/split-bill.ts';
import { splitGst, writeHalfRate } from './gst.ts';
import { isInvoiceDue } from './invoice-due.ts';
import { readInvoiceNumber, writeCreditNoteNumber, writeInvoiceNumber } from './invoice-number.ts';

describe('invoice number', () => {
  it.each([
    [{ cell: 0, series: 0, year: 2026, serial: 1 }, 'K/26-27/000001'],
    [{ cell: 0, series: 0, year: 2099, serial: 1_234_567 }, 'K/99-00/1234567'],
    [{ cell: 0, series: 0, year: 2026, serial: 99_999_999 }, 'K/26-27/99999999'],
    [{ cell: 1, series: 0, year: 2026, serial: 123 }, 'KA/26/000123'],
    [{ cell: 25, series: 0, year: 2026, serial: 123 }, 'KAA/26/000123'],
    [{ cell: 1023, series: 0, year: 2026, serial: 99_999_999 }, 'KATQ/26/99999999'],
    [{ cell: 0, series: 29, year: 2026, serial: 123 }, 'K29/26/000123'],
    [{ cell: 0, series: 7, year: 2026, serial: 99_999_999 }, 'K07/26/99999999'],
    [{ cell: 1023, series: 29, year: 2026, serial: 999_999 }, 'KATQ29/26/999999'],
  ])('the invoice number of %j is %s', (number, written) => {
    expect(writeInvoiceNumber(number)).toBe(written);
  });

  it('writes an invoice number in the legal form and reads it back', () => {
    const numbers = fc.record({
      cell: fc.integer({ min: 0, max: LAST_CELL }),
      series: fc.constantFrom(0, 1, 7, 27, 29, 38),
      year: fc.integer({ min: 2025, max: 2098 }),
      serial: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(numbers, (number) => {
        const written = writeInvoiceNumber(number);
        expect(written).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
        expect(readInvoiceNumber(written)).toEqual(number);
      }),
    );
  });

  it.each([
    [{ cell: 0, series: 0, year: 2026, serial: 1 }, 'C/26-27/000001'],
    [{ cell: 1023, series: 0, year: 2026, serial: 99_999_999 }, 'CATQ/26/99999999'],
    [{ cell: 0, series: 29, year: 2026, serial: 123 }, 'C29/26/000123'],
  ])('the credit note of %j has the number %s, which no invoice has', (number, written) => {
    expect(writeCreditNoteNumber(number)).toBe(written);
    expect(written.length).toBeLessThanOrEqual(16);
    expect(readInvoiceNumber(written)).toBeNull();
  });

  it('refuses an invoice number that is longer than the law allows', () => {
    const most = { cell: 1023, series: 29, year: 2026, serial: 1_000_000 };
    expect(() => writeInvoiceNumber(most)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5, 100_000_000])('refuses the invoice serial %d', (serial) => {
    expect(() => writeInvoiceNumber({ cell: 0, series: 0, year: 2026, serial })).toThrow(
      RangeError,
    );
  });

  it.each([
    '',
    'K/26-28/000001',
    'K/26-27/1',
    'K/26-27/000000',
    'K/26-27/0000001',
    'X/26-27/000001',
    'K/26/000001',
    'KA/26-27/000001',
    'KI/26/000001',
    'KZZZ/26/000001',
    'K29/26-27/000001',
    'K00/26/000001',
  ])('rejects the invoice number %j', (written) => {
    expect(readInvoiceNumber(written)).toBeNull();
  });
});

describe('due invoice', () => {
  it.each([
    ['started', 0, null, false],
    ['ended', 0, 59_900, false],
    ['ended', 59_900, 59_900, true],
    ['completed', 0, 59_900, true],
    ['completed', 59_900, 59_900, true],
    ['completed', 0, 0, false],
    ['cancelled', 0, null, false],
  ] as const)(
    'an invoice is due for a booking that is %s with %i of %s paid: %s',
    (state, paid, total, due) => {
      const totalAfterEnd = total === null ? null : paise(total);
      expect(isInvoiceDue({ state, paid: paise(paid), totalAfterEnd })).toBe(due);
    },
  );
});

describe('tax', () => {
  it('halves the tax within a state and not between two, without losing a paisa of the total', () => {
    const total = fc.integer({ min: 0, max: 10_000_000_00 });
    fc.assert(
      fc.property(total, fc.constantFrom(0, 500, 1200, 1800, 2800), (count, rate) => {
        const whole = paise(count);
        const { tax } = splitBill(whole, { tax: rate, commission: 1500 });
        const within = splitGst(whole, tax, { supplier: 27, place: 27 });
        expect(within.taxable + within.cgst + within.sgst).toBe(count);
        expect(within).toMatchObject({ cgst: within.sgst, igst: 0 });
        const between = splitGst(whole, tax, { supplier: 27, place: 29 });
        expect(between).toEqual({ taxable: within.taxable, cgst: 0, sgst: 0, igst: tax });
      }),
    );
  });

  it.each([
    [1800, '9%'],
    [500, '2.5%'],
    [0, '0%'],
  ])('writes the tax rate %i as halves of %s', (rate, written) => {
    expect(writeHalfRate(rate)).toBe(written);
  });
});

describe('GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('accepts the GSTIN %s', (written) => {
    expect(isGstin(written)).toBe(true);
  });
  it.each(['', '27AAPFU0939F1ZW', '27AAPFU0939F1XV', '27aapfu0939f1zv', 'AAPFU0939F'])(
    'rejects the GSTIN %j',
    (written) => {
      expect(isGstin(written)).toBe(false);
    },
  );
});
