import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  leftOutNow,
  leftOutSince,
  payoutNow,
  settledPayout,
  type LeftOut,
  type PayoutFacts,
} from './payable.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 19, 5, 0);
const BANK = { version: 3, isConfirmed: true, check: 'verified' } as const;
const FACTS: PayoutFacts = {
  payable: paise(50_000),
  cashInHand: paise(20_000),
  depositing: paise(0),
  questioned: paise(0),
  isVerified: true,
  isFrozen: false,
  changedAt: null,
  isInRun: false,
  bank: BANK,
};
const of = (more: Partial<PayoutFacts>): PayoutFacts => ({ ...FACTS, ...more });
const now = (facts: PayoutFacts) => leftOutNow(facts, payoutNow(facts), NOW);

describe('a payout', () => {
  it.each([
    [{}, 30_000, 20_000],
    [{ cashInHand: paise(0) }, 50_000, 0],
    [{ cashInHand: paise(-5000) }, 50_000, 0],
    [{ cashInHand: paise(80_000) }, 0, 50_000],
    [{ depositing: paise(15_000) }, 45_000, 5000],
    [{ depositing: paise(20_000) }, 50_000, 0],
    [{ depositing: paise(25_000) }, 50_000, 0],
    [{ payable: paise(-100) }, 0, 0],
  ])('with %j transfers %d and keeps %d of the cash', (more, amount, kept) => {
    expect(payoutNow(of(more))).toEqual({ amount, kept, fee: 0 });
  });

  it.each<[LeftOut | null, Partial<PayoutFacts>]>([
    [null, {}],
    ['frozen', { isFrozen: true }],
    ['not-verified', { isVerified: false }],
    ['case-open', { questioned: paise(50_001) }],
    [null, { questioned: paise(50_000) }],
    ['in-another-run', { isInRun: true }],
    ['bank-missing', { bank: null }],
    ['bank-unconfirmed', { bank: { ...BANK, isConfirmed: false } }],
    ['bank-unchecked', { bank: { ...BANK, check: null } }],
    ['bank-refused', { bank: { ...BANK, check: 'refused' } }],
    ['changed-lately', { changedAt: NOW - 72 * HOUR + 1 }],
    [null, { changedAt: NOW - 72 * HOUR }],
    ['below-least', { payable: paise(29_999) }],
    [null, { payable: paise(30_000) }],
  ])('is left out: %s with %j', (why, more) => {
    expect(now(of(more))).toBe(why);
  });

  it('that keeps cash alone needs no bank account, and none that is old enough', () => {
    const kept = { cashInHand: paise(50_000) };
    expect(now(of({ ...kept, bank: null, changedAt: NOW }))).toBeNull();
    expect(now(of({ ...kept, payable: paise(100) }))).toBeNull();
    expect(now(of({ ...kept, isFrozen: true }))).toBe('frozen');
  });
});

describe('a prepared payout', () => {
  const FROZEN = { amount: paise(30_000), kept: paise(20_000), fee: paise(0), bankVersion: 3 };

  it.each<[LeftOut | null, Partial<PayoutFacts>]>([
    [null, {}],
    [null, { isInRun: true }],
    [null, { payable: paise(90_000) }],
    ['earnings-changed', { payable: paise(49_999) }],
    ['bank-changed', { bank: { ...BANK, version: 4 } }],
    ['bank-missing', { bank: null }],
    ['bank-refused', { bank: { ...BANK, check: 'refused' } }],
    ['frozen', { isFrozen: true }],
  ])('is left out later: %s with %j', (why, more) => {
    expect(leftOutSince(FROZEN, of(more), NOW)).toBe(why);
  });

  it('needs its fee, too', () => {
    const daily = { ...FROZEN, amount: paise(29_700), fee: paise(300) };
    expect(leftOutSince(daily, FACTS, NOW)).toBeNull();
    expect(leftOutSince(daily, of({ payable: paise(49_999) }), NOW)).toBe('earnings-changed');
    const settled = { amount: 29_700, fee: 300, kept: 1000 };
    expect(settledPayout(daily, of({ payable: paise(31_000) }))).toEqual(settled);
  });

  it.each([
    ['as it was frozen', {}, 20_000],
    ['of cash that is partly deposited', { cashInHand: paise(5000) }, 5000],
    ['of cash that waits as a deposit', { depositing: paise(18_000) }, 2000],
    ['of cash that is gone', { cashInHand: paise(-100) }, 0],
    ['of earnings that were taken back', { payable: paise(31_000) }, 1000],
    ['of earnings below what the bank has paid', { payable: paise(10_000) }, 0],
  ])('keeps %s, and the bank’s amount stays as it is', (_what, more, kept) => {
    expect(settledPayout(FROZEN, of(more))).toEqual({ amount: 30_000, kept, fee: 0 });
  });
});
