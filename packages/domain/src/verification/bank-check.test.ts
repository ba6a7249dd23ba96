import { expect, it } from 'vitest';
import {
  BANK_CHECK_RESULTS,
  bankCheckResult,
  isVerifiedBy,
  nextBankCheckLook,
} from './bank-check.ts';

const DAY = 86_400_000;

it.each([
  ['found', 'PAWAR SURESH', 'same'],
  ['found', 'Mr Suresh Pawar', 'same'],
  ['found', 'Suresh B Pawar', 'similar'],
  ['found', 'Kavita Pawar', 'different'],
  ['found', null, 'unknown'],
  ['none', null, 'invalid'],
  ['failed', 'Suresh Pawar', 'unknown'],
  ['pending', null, null],
] as const)('an account that is %s with the name %j: %s', (status, name, result) => {
  expect(bankCheckResult({ status, name }, 'Suresh Pawar', DAY - 1)).toBe(result);
});

it('a bank that does not answer for a day says nothing', () => {
  expect(bankCheckResult({ status: 'pending', name: null }, 'Suresh Pawar', DAY)).toBe('unknown');
});

it('only the same name needs no reviewer', () => {
  expect(BANK_CHECK_RESULTS.filter(isVerifiedBy)).toEqual(['same']);
});

it('the provider is asked less and less often', () => {
  expect([0, 1, 2, 20].map((looks) => nextBankCheckLook(looks, 0))).toEqual([
    15_000, 30_000, 60_000, 1_800_000,
  ]);
});
