import { describe, expect, it } from 'vitest';
import {
  COOL_OFF_MS,
  isPasswordOldEnough,
  mayChange,
  payoutsPausedUntil,
  type Standing,
} from './account-facts.ts';

const now = 1_800_000_000_000;
const own: Standing = {
  now,
  phone: '9822000000',
  isPhoneProven: true,
  isEmailProven: true,
  proofs: [],
  deviceSince: null,
  phoneSince: null,
};
const may = (fact: 'phone' | 'email' | 'bank', changed: Partial<Standing>) => {
  const answer = mayChange(fact, { ...own, ...changed });
  return answer.ok ? 'ok' : answer.refusal;
};

describe('change of a fact of the account', () => {
  it.each(['phone', 'bank'] as const)('%s: only the code to the proven phone', (fact) => {
    expect(may(fact, {})).toBe('step-up.needed');
    expect(may(fact, { proofs: ['email'] })).toBe('step-up.phone-needed');
    expect(may(fact, { proofs: ['phone'] })).toBe('ok');
  });

  it.each(['phone', 'bank'] as const)(
    '%s: not on a device or by a phone of less than three days',
    (fact) => {
      const since = now - COOL_OFF_MS + 1;
      expect(may(fact, { proofs: ['phone'], deviceSince: since })).toBe('step-up.too-new');
      expect(may(fact, { proofs: ['phone'], phoneSince: since })).toBe('step-up.too-new');
      expect(may(fact, { proofs: ['phone'], deviceSince: since - 1, phoneSince: since - 1 })).toBe(
        'ok',
      );
    },
  );

  it('an unproven phone may be mistyped: the email with the password replaces it', () => {
    expect(may('phone', { isPhoneProven: false })).toBe('step-up.needed');
    expect(may('phone', { isPhoneProven: false, proofs: ['email'] })).toBe('ok');
    expect(may('bank', { isPhoneProven: false, proofs: ['email'] })).toBe('step-up.phone-needed');
  });

  it('an email is proven or replaced after a step-up, unless nothing is proven yet', () => {
    expect(may('email', {})).toBe('step-up.needed');
    expect(may('email', { isEmailProven: false })).toBe('step-up.needed');
    expect(may('email', { isPhoneProven: false })).toBe('step-up.needed');
    expect(may('email', { isPhoneProven: false, isEmailProven: false })).toBe('ok');
    expect(may('email', { proofs: ['email'] })).toBe('ok');
  });
});

it('a password of less than three days proves nothing', () => {
  expect(isPasswordOldEnough(now - COOL_OFF_MS + 1, now)).toBe(false);
  expect(isPasswordOldEnough(now - COOL_OFF_MS, now)).toBe(true);
  expect(isPasswordOldEnough(null, now)).toBe(true);
});

it('payouts wait three days after a change', () => {
  expect(payoutsPausedUntil(null, now)).toBeNull();
  expect(payoutsPausedUntil(now - 1, now)).toBe(now - 1 + COOL_OFF_MS);
  expect(payoutsPausedUntil(now - COOL_OFF_MS, now)).toBeNull();
});
