import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { paise, sumOf } from '../money.ts';
import { postWithheld } from './postings.ts';
import type { Rate } from './rates.ts';
import { withheldOf, type OpenBill } from './withholding.ts';

const day = (written: string) => written as IndiaDay;
const rate = (kind: Rate['kind'], basisPoints: number, fromDay = '2026-06-01'): Rate => ({
  kind,
  categoryId: null,
  fromDay: day(fromDay),
  basisPoints,
});
const RATES = [rate('tds', 10), rate('tds-without-pan', 500)];
const bill = (id: number, on: string, gross: number): OpenBill => ({
  id,
  day: day(on),
  gross: paise(gross),
});
const BILLS = [
  bill(1, '2026-05-31', 100_000),
  bill(2, '2026-06-01', 100_000),
  bill(3, '2026-07-01', 49_999),
];
const LAKH = 1_00_000_00;

describe('withholding', () => {
  it.each([
    ['up to the threshold', true, 5 * LAKH, []],
    [
      'a paisa above it, from every bill since the rate began',
      true,
      5 * LAKH + 1,
      [
        [2, 100],
        [3, 50],
      ],
    ],
    [
      'without a PAN, from the first rupee',
      false,
      0,
      [
        [2, 5000],
        [3, 2500],
      ],
    ],
  ])('%s', (_name, hasPan, grossOfYear, expected) => {
    const earner = { hasPan, grossOfYear: paise(grossOfYear) };
    const found = withheldOf(BILLS, earner, RATES);
    expect(found.map(({ id, amount }) => [id, amount])).toEqual(expected);
  });

  it('without a rate nothing is withheld', () => {
    const earner = { hasPan: false, grossOfYear: paise(9 * LAKH) };
    expect(withheldOf(BILLS, earner, [rate('tds', 10)])).toEqual([]);
    expect(withheldOf(BILLS, { ...earner, hasPan: true }, [rate('tds-without-pan', 500)])).toEqual(
      [],
    );
  });

  it('is taken out of what is payable first, then out of the cash in hand, and adds up', () => {
    const amounts = fc.record({
      amount: fc.integer({ min: 1, max: 10_000_00 }).map(paise),
      payable: fc.integer({ min: -10_000_00, max: 10_000_00 }).map(paise),
    });
    fc.assert(
      fc.property(amounts, ({ amount, payable }) => {
        const entries = postWithheld(101, { amount, rate: 10, payable });
        expect(sumOf(entries.map((entry) => entry.amount))).toBe(0);
        const of = (account: string) =>
          entries.find((entry) => entry.account === account)?.amount ?? 0;
        expect(of('withheld') + amount).toBe(0);
        expect(of('payable')).toBe(Math.min(amount, Math.max(0, payable)));
        expect(entries.every(({ ownerId }) => ownerId === 101)).toBe(true);
      }),
    );
  });
});
