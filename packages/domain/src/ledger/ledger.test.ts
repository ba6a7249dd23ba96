import { describe, expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { paise } from '../money.ts';
import { CASH_LIMIT, cashLevel, cashWarning, depositBy, nextPayoutDay } from './cash-limit.ts';
import { readQuestion } from './case.ts';
import { mayActAlone, needsSecondPerson, ONE_OPERATOR_MOST } from './one-operator.ts';
import { mayCorrect, mayRefund, mayTip, takeBack } from './correction.ts';
import { mayDeposit } from './deposit.ts';
import {
  daysOf,
  financialYear,
  financialYearOf,
  monthOf,
  monthsOf,
  weekOf,
} from './earning-periods.ts';
import { balanced, sumIn, type Entry } from './entry.ts';
import { postVisit, postVisitSettled } from './postings.ts';
import { rateOn, type Rate } from './rates.ts';
import { splitBill } from './split-bill.ts';

const day = (written: string) => written as IndiaDay;

describe('bill postings', () => {
  it.each([
    [229_800, 1800, 1500, { tax: 35_054, commission: 29_212, share: 165_534 }],
    [59_900, 1800, 1500, { tax: 9138, commission: 7614, share: 43_148 }],
    [1, 1800, 1500, { tax: 0, commission: 0, share: 1 }],
    [0, 1800, 1500, { tax: 0, commission: 0, share: 0 }],
    [100, 0, 10_000, { tax: 0, commission: 100, share: 0 }],
    [
      9_999_999_999_999,
      1800,
      1500,
      { tax: 1_525_423_728_814, commission: 1_271_186_440_678, share: 7_203_389_830_507 },
    ],
  ])(
    'splits a bill of %i with tax %i and commission %i completely',
    (total, tax, commission, split) => {
      expect(splitBill(paise(total), { tax, commission })).toEqual(split);
      expect(split.tax + split.commission + split.share).toBe(total);
    },
  );

  it('throws on unbalanced entries and drops entries of zero', () => {
    const entry = (amount: number): Entry => ({
      account: 'tips',
      ownerId: 1,
      amount: paise(amount),
      kind: 'tip',
      part: null,
    });
    expect(() => balanced([entry(1)])).toThrow(RangeError);
    expect(balanced([entry(1), entry(0), entry(-1)])).toEqual([entry(1), entry(-1)]);
  });
});

describe('no-show visit postings', () => {
  const parties = { customerId: 201, servicemanId: 101, categoryId: 7 };
  const rates = { tax: 1800, commission: 1500 };
  const split = splitBill(paise(19_900), rates);
  const visit = { names: { en: 'Visit', hi: 'विज़िट' }, quantity: 1, amount: paise(19_900) };
  const sums = (entries: readonly Entry[]) =>
    Object.fromEntries(
      [...new Set(entries.map(({ account }) => account))].map((account) => [
        account,
        sumIn(entries, account),
      ]),
    );

  it("a no-show is owed by the customer, and the serviceman's share is payable at once", () => {
    expect(sums(postVisit(parties, visit, split, rates))).toEqual({
      'customer-due': 19_900,
      tax: -3036,
      commission: -2530,
      'serviceman-share': 0,
      payable: -14_334,
    });
  });

  it("settling a no-show, paid or waived, leaves the serviceman's share unchanged", () => {
    const charged = { charge: paise(19_900), tax: split.tax };
    expect(sums(postVisitSettled(parties, charged, 'paid'))).toEqual({
      'customer-due': -19_900,
      online: 19_900,
    });
    expect(sums(postVisitSettled(parties, charged, 'waived'))).toEqual({
      'customer-due': -19_900,
      tax: 3036,
      commission: 16_864,
    });
  });
});

describe('rate of a day', () => {
  const rate = (categoryId: number | null, fromDay: string, basisPoints: number): Rate => ({
    kind: 'commission',
    categoryId,
    fromDay: day(fromDay),
    basisPoints,
  });
  const rates = [
    rate(null, '2026-01-01', 1500),
    rate(2, '2025-01-01', 1200),
    rate(2, '2026-02-01', 1000),
    rate(null, '2027-01-01', 900),
  ];
  it.each([
    [2, '2026-01-31', 1200],
    [2, '2026-02-01', 1000],
    [2, '2027-06-01', 1000],
    [3, '2026-06-01', 1500],
    [3, '2027-01-01', 900],
    [3, '2025-12-31', 0],
  ])('the rate for category %i on %s is %i', (category, on, basisPoints) => {
    expect(rateOn(rates, 'commission', category, day(on))).toBe(basisPoints);
    expect(rateOn(rates, 'tax', category, day(on))).toBe(0);
  });
});

describe('periods', () => {
  it.each([
    ['2026-11-15', '2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-01-01', '2025-12-29', '2026-01-04'],
    ['1969-12-31', '1969-12-29', '1970-01-04'],
  ])('the week of %s is from %s to %s', (of, from, to) => {
    expect(weekOf(day(of))).toEqual({ from, to });
    expect(daysOf(weekOf(day(of)))).toHaveLength(7);
  });

  it('computes months and financial years', () => {
    expect(monthOf(day('2028-02-10'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthOf(day('2026-12-31')).to).toBe('2026-12-31');
    expect([financialYearOf(day('2026-03-31')), financialYearOf(day('2026-04-01'))]).toEqual([
      2025, 2026,
    ]);
    expect(financialYear(2026)).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(monthsOf(2026, day('2026-06-15')).map(({ from }) => from)).toEqual([
      '2026-06-01',
      '2026-05-01',
      '2026-04-01',
    ]);
    expect(monthsOf(2025, day('2026-06-15'))).toHaveLength(12);
    expect(monthsOf(2027, day('2026-06-15'))).toEqual([]);
  });
});

describe('cash in hand', () => {
  it.each([
    [0, 'fine', null],
    [399_999, 'fine', '2026-11-15'],
    [400_000, 'warning', '2026-11-15'],
    [500_000, 'warning', '2026-11-15'],
    [500_001, 'over', '2026-11-11'],
    [-1, 'fine', null],
  ])('cash of %i is %s, to be deposited by %s', (cash, level, by) => {
    expect(cashLevel(paise(cash))).toBe(level);
    expect(depositBy(paise(cash), day('2026-11-11'))).toBe(by);
  });

  it.each([
    [0, 399_999, null],
    [0, 400_000, 'cash-limit-near'],
    [400_000, 450_000, null],
    [450_000, 500_001, 'cash-limit-passed'],
    [0, 500_001, 'cash-limit-passed'],
    [CASH_LIMIT + 1, CASH_LIMIT + 2, null],
    [500_001, 400_000, null],
  ])('a change of cash from %i to %i notifies %s', (before, after, notification) => {
    expect(cashWarning(paise(before), paise(after))).toBe(notification);
  });

  it('payouts are made on the following Monday', () => {
    expect(nextPayoutDay(day('2026-11-15'))).toBe('2026-11-16');
    expect(nextPayoutDay(day('2026-11-16'))).toBe('2026-11-23');
  });

  it.each([
    [0, 1, 0, 'R-1', 'deposit.nothing-to-deposit'],
    [100, 1, 100, 'R-1', 'deposit.nothing-to-deposit'],
    [100, 51, 50, 'R-1', 'deposit.too-much'],
    [100, 0, 0, 'R-1', 'deposit.too-much'],
    [100, 50, 50, ' R ', 'deposit.reference-missing'],
    [100, 50, 50, ' R-1 ', null],
  ])(
    'with cash %i, depositing %i with %i waiting and reference %j gives %s',
    (cash, amount, waiting, reference, refusal) => {
      const may = mayDeposit({
        amount: paise(amount),
        cashInHand: paise(cash),
        waiting: paise(waiting),
        reference,
      });
      expect(may.ok ? null : may.refusal).toBe(refusal);
    },
  );
});

describe('corrections', () => {
  const payment = { amount: paise(1000), reversed: paise(200) };
  it.each([
    [0, 800, 0, 800],
    [300, 800, 0, 500],
    [0, 800, 1, 'payment.already-refunded'],
    [800, 800, 0, 'correction.amount-invalid'],
    [-1, 800, 0, 'correction.amount-invalid'],
  ])(
    'leaving %i of a payment, with %i paid and %i refunded gives %s',
    (left, paid, refunded, outcome) => {
      const back = takeBack(payment, paise(left), { paid: paise(paid), refunded: paise(refunded) });
      expect(back.ok ? back.value : back.refusal).toBe(outcome);
    },
  );

  it('refuses to reverse a payment that is already reversed', () => {
    const money = { paid: paise(0), refunded: paise(0) };
    expect(takeBack({ amount: paise(10), reversed: paise(10) }, paise(0), money)).toMatchObject({
      refusal: 'payment.already-reversed',
    });
  });

  it('limits a correction to the amounts paid and billed', () => {
    const money = { paid: paise(100), refunded: paise(40) };
    expect(mayRefund(paise(60), money).ok).toBe(true);
    expect(mayRefund(paise(61), money)).toMatchObject({ refusal: 'refund.more-than-paid' });
    expect(mayRefund(paise(0), money)).toMatchObject({ refusal: 'correction.amount-invalid' });
    expect([
      mayCorrect(paise(1), paise(0), paise(1)).ok,
      mayCorrect(paise(2), paise(0), paise(1)).ok,
      mayCorrect(paise(0), paise(0), paise(1)).ok,
    ]).toEqual([true, false, false]);
  });

  it('limits the corrections of a job together to its bill, in both directions', () => {
    const after = (before: number, given: number) =>
      mayCorrect(paise(given), paise(before), paise(100)).ok;
    expect([after(60, 40), after(-60, -40), after(100, -100)]).toEqual([true, true, true]);
    expect([after(60, 41), after(-60, -41), after(-50, 101)]).toEqual([false, false, false]);
  });

  it('limits what one operator moves on a job, and in a day', () => {
    const alone = (moved: number, today = 0) =>
      !needsSecondPerson({ onJob: paise(moved), today: paise(today) });
    expect(ONE_OPERATOR_MOST).toBe(200_000);
    expect([200_000, -200_000, 200_001, -200_001].map((moved) => alone(moved))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([alone(1, 1_000_000), alone(1, 1_000_001)]).toEqual([true, false]);
    expect(mayActAlone(false).ok).toBe(true);
    expect(mayActAlone(true)).toMatchObject({ refusal: 'operator.second-person' });
  });

  it('accepts one tip, for a paid job, between one rupee and five thousand', () => {
    const job = { isPaid: true, hasTip: false };
    expect([100, 500_000].map((tip) => mayTip(paise(tip), job).ok)).toEqual([true, true]);
    expect([99, 500_001].map((tip) => mayTip(paise(tip), job).ok)).toEqual([false, false]);
    expect(mayTip(paise(100), { ...job, isPaid: false })).toMatchObject({
      refusal: 'tip.not-paid-yet',
    });
    expect(mayTip(paise(100), { ...job, hasTip: true })).toMatchObject({
      refusal: 'tip.already-given',
    });
  });

  it.each([
    ['  Why\n so much? ', 'Why so much?'],
    ['?', null],
    ['', null],
    ['क्यों', 'क्यों'],
  ])('reads the question %j as %j', (written, question) => {
    expect(readQuestion(written)).toBe(question);
  });
});
