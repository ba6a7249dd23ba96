import { describe, expect, it } from 'vitest';
import {
  changesFrom,
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

  it.each(['phone', 'email'] as const)(
    'an email waits three days with a device or a phone, once the %s is proven',
    (proven) => {
      const since = now - COOL_OFF_MS + 1;
      const only = { isPhoneProven: proven === 'phone', isEmailProven: proven === 'email' };
      const shown = { ...only, proofs: ['phone', 'email'] as const };
      expect(may('email', { ...shown, deviceSince: since })).toBe('step-up.too-new');
      expect(may('email', { ...shown, phoneSince: since })).toBe('step-up.too-new');
      expect(may('email', { ...only, deviceSince: since })).toBe('step-up.too-new');
      expect(may('email', { ...shown, deviceSince: since - 1, phoneSince: since - 1 })).toBe('ok');
    },
  );

  it('with nothing proven a new device gives an email: there is nothing to take', () => {
    const none = { isPhoneProven: false, isEmailProven: false };
    expect(may('email', { ...none, deviceSince: now, phoneSince: now })).toBe('ok');
  });
});

it('a password of less than three days proves nothing', () => {
  expect(isPasswordOldEnough(now - COOL_OFF_MS + 1, now)).toBe(false);
  expect(isPasswordOldEnough(now - COOL_OFF_MS, now)).toBe(true);
  expect(isPasswordOldEnough(null, now)).toBe(true);
});

it('a device says from when it may change what it may not change yet', () => {
  const from = (changed: Partial<Standing>) => changesFrom({ ...own, ...changed });
  expect(from({})).toBeNull();
  expect(from({ deviceSince: now - 1 })).toBe(now - 1 + COOL_OFF_MS);
  expect(from({ deviceSince: now - 2, phoneSince: now - 1 })).toBe(now - 1 + COOL_OFF_MS);
  expect(from({ deviceSince: now - COOL_OFF_MS, phoneSince: now - COOL_OFF_MS })).toBeNull();
});

it('payouts wait three days after a change', () => {
  expect(payoutsPausedUntil(null, now)).toBeNull();
  expect(payoutsPausedUntil(now - 1, now)).toBe(now - 1 + COOL_OFF_MS);
  expect(payoutsPausedUntil(now - COOL_OFF_MS, now)).toBeNull();
});
