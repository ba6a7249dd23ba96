import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGstin } from '../identity/gstin.ts';
import { paise } from '../money.ts';
import { splitBill } from '../ledger/split-bill.ts';
import { splitGst, writeHalfRate } from './gst.ts';
import { isInvoiceDue } from './invoice-due.ts';
import { readInvoiceNumber, writeInvoiceNumber } from './invoice-number.ts';

describe('an invoice number', () => {
  it.each([
    [{ year: 2026, serial: 1 }, 'K/26-27/000001'],
    [{ year: 2099, serial: 1_234_567 }, 'K/99-00/1234567'],
    [{ year: 2026, serial: 99_999_999 }, 'K/26-27/99999999'],
  ])('of %j is %s', (number, written) => {
    expect(writeInvoiceNumber(number)).toBe(written);
  });

  it('has the form the law wants, and reads back', () => {
    const numbers = fc.record({
      year: fc.integer({ min: 2025, max: 2098 }),
      serial: fc.integer({ min: 1, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(numbers, (number) => {
        const written = writeInvoiceNumber(number);
        expect(written).toMatch(/^[A-Za-z0-9/-]{1,16}$/);
        expect(readInvoiceNumber(written)).toEqual(number);
      }),
    );
  });

  it.each([0, -1, 1.5, 100_000_000])('cannot be made of the serial %d', (serial) => {
    expect(() => writeInvoiceNumber({ year: 2026, serial })).toThrow(RangeError);
  });

  it.each([
    '',
    'K/26-28/000001',
    'K/26-27/1',
    'K/26-27/000000',
    'K/26-27/0000001',
    'X/26-27/000001',
  ])('is not %j', (written) => {
    expect(readInvoiceNumber(written)).toBeNull();
  });
});

describe('an invoice is due', () => {
  it.each([
    ['started', 0, null, false],
    ['ended', 0, 59_900, false],
    ['ended', 59_900, 59_900, true],
    ['completed', 0, 59_900, true],
    ['completed', 59_900, 59_900, true],
    ['completed', 0, 0, false],
    ['cancelled', 0, null, false],
  ] as const)('of a booking that is %s with %i of %s paid: %s', (state, paid, total, due) => {
    const totalAfterEnd = total === null ? null : paise(total);
    expect(isInvoiceDue({ state, paid: paise(paid), totalAfterEnd })).toBe(due);
  });
});

describe('tax', () => {
  it('is halved without losing a paisa of the total', () => {
    const total = fc.integer({ min: 0, max: 10_000_000_00 });
    fc.assert(
      fc.property(total, fc.constantFrom(0, 500, 1200, 1800, 2800), (count, rate) => {
        const whole = paise(count);
        const { tax } = splitBill(whole, { tax: rate, commission: 1500 });
        const { taxable, cgst, sgst } = splitGst(whole, tax);
        expect(taxable + cgst + sgst).toBe(count);
        expect(cgst + sgst).toBe(tax);
        expect(cgst - sgst).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [1800, '9%'],
    [500, '2.5%'],
    [0, '0%'],
  ])('of %i is written in halves of %s', (rate, written) => {
    expect(writeHalfRate(rate)).toBe(written);
  });
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('is %s', (written) => {
    expect(isGstin(written)).toBe(true);
  });
  it.each(['', '27AAPFU0939F1ZW', '27AAPFU0939F1XV', '27aapfu0939f1zv', 'AAPFU0939F'])(
    'is not %j',
    (written) => {
      expect(isGstin(written)).toBe(false);
    },
  );
});
