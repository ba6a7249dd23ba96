import { describe, expect, it } from 'vitest';
import { minus, paise, readAmount, sumOf, times, writeAmount } from './money.ts';
import { formatMoney, moneyParts, readTypedMoney } from './money-text.ts';

describe('formatMoney', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [59_900, '₹599.00'],
    [100_000, '₹1,000.00'],
    [41_245_000, '₹4,12,450.00'],
    [123_456_750, '₹12,34,567.50'],
    [9_007_199_254_740_991, '₹9,00,71,99,25,47,409.91'],
    [-250, '-₹2.50'],
  ])('writes %i paise as %s', (count, written) => {
    expect(formatMoney(paise(count))).toBe(written);
  });

  it('returns rupees and paise separately', () => {
    expect(moneyParts(paise(129_905))).toEqual({ rupees: '₹1,299', paise: '.05' });
  });
});

describe('amounts as text', () => {
  it.each([
    ['599', 59_900],
    ['599.5', 59_950],
    ['599.05', 59_905],
    ['0.07', 7],
    ['-12.30', -1230],
  ])('reads the amount %s', (written, count) => {
    expect(readAmount(written)).toBe(count);
  });

  it.each(['', ' 1', '1.', '.5', '1.234', '1,000', '1e3', 'NaN', '₹5', '12345678901234'])(
    'refuses the amount %j',
    (written) => {
      expect(readAmount(written)).toBeNull();
    },
  );

  it('always writes two decimals', () => {
    expect([0, 7, 70, 700, -1230].map((count) => writeAmount(paise(count)))).toEqual([
      '0.00',
      '0.07',
      '0.70',
      '7.00',
      '-12.30',
    ]);
  });
});

describe('typed money', () => {
  it.each([
    ['1250', 125_000],
    ['₹1,250', 125_000],
    [' ₹ 12.5 ', 1250],
    ['0', null],
    ['-5', null],
    ['ten', null],
    ['', null],
  ])('reads %j as %j', (typed, amount) => {
    expect(readTypedMoney(typed)).toBe(amount);
  });
});

describe('arithmetic', () => {
  it('adds, subtracts and multiplies whole paise', () => {
    expect(sumOf([paise(10), paise(20), paise(-5)])).toBe(25);
    expect(minus(paise(100), paise(30))).toBe(70);
    expect(times(paise(19_900), 3)).toBe(59_700);
  });

  it('throws on a fraction of a paisa or an unsafe number', () => {
    expect(() => paise(0.1)).toThrow(RangeError);
    expect(() => paise(Number.NaN)).toThrow(RangeError);
    expect(() => paise(2 ** 53)).toThrow(RangeError);
    expect(() => times(paise(2 ** 52), 4)).toThrow(RangeError);
  });
});
