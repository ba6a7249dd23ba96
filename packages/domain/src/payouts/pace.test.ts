import { describe, expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { nextPayoutDay } from '../ledger/cash-limit.ts';
import type { Rate } from '../ledger/rates.ts';
import { paise } from '../money.ts';
import { chargedFee, choosePace, dailyFeeOn, withFee, type Pace } from './pace.ts';

const day = (written: string) => written as IndiaDay;
const rate = (fromDay: string, basisPoints: number): Rate => ({
  kind: 'daily-payout',
  categoryId: null,
  fromDay: day(fromDay),
  basisPoints,
});

describe('the fee of daily payouts', () => {
  it.each([
    ['2026-01-31', null],
    ['2026-02-01', 50],
    ['2026-03-01', null],
  ])('on %s is %s', (on, fee) => {
    expect(dailyFeeOn([rate('2026-02-01', 50), rate('2026-03-01', 0)], day(on))).toBe(fee);
  });

  it.each<[Pace, number | null, number | null, object]>([
    ['weekly', null, 50, { ok: true, value: null }],
    ['weekly', null, null, { ok: true, value: null }],
    ['daily', 50, 50, { ok: true, value: 50 }],
    ['daily', 50, 60, { ok: false, refusal: 'payout.fee-changed' }],
    ['daily', null, 50, { ok: false, refusal: 'payout.fee-changed' }],
    ['daily', 50, null, { ok: false, refusal: 'payout.daily-not-offered' }],
  ])('choosing %s with %s shown and %s offered', (pace, shown, offered, result) => {
    expect(choosePace(pace, shown, offered)).toMatchObject(result);
  });

  it.each([
    [50, 50, 50],
    [50, 80, 50],
    [50, 20, 20],
    [50, null, 0],
  ])('of %s agreed and %s now charges %s', (agreed, now, charged) => {
    expect(chargedFee(agreed, now)).toBe(charged);
  });

  it.each([
    [100_000, 100, 99_000, 1000],
    [12_345, 50, 12_283, 62],
    [0, 100, 0, 0],
  ])('of a transfer of %d at %d leaves %d and takes %d', (whole, of, amount, fee) => {
    const payout = { amount: paise(whole), kept: paise(700), fee: paise(0) };
    expect(withFee(payout, of)).toEqual({ amount, kept: 700, fee });
  });
});

it.each<[string, Pace, string]>([
  ['2026-11-15', 'weekly', '2026-11-16'],
  ['2026-11-16', 'weekly', '2026-11-23'],
  ['2026-11-16', 'daily', '2026-11-17'],
  ['2026-11-14', 'daily', '2026-11-16'],
  ['2026-11-15', 'daily', '2026-11-16'],
])('after %s the next %s payout is on %s', (today, pace, next) => {
  expect(nextPayoutDay(day(today), pace)).toBe(next);
});
