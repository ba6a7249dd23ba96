import { expect, it } from 'vitest';
import { readIfsc } from '../identity/ifsc.ts';
import { bankOfIfsc } from './bank-of-ifsc.ts';
import { BANKS, BRANCHES } from './banks.ts';

it.each([
  ['mahb', { bank: 'Bank of Maharashtra', branch: null }],
  [' MAHB0000118 ', { bank: 'Bank of Maharashtra', branch: null }],
  ['sbin0000454', { bank: 'State Bank of India', branch: 'Pune Main Branch' }],
  ['SBIN000045', { bank: 'State Bank of India', branch: null }],
  ['MAH', null],
  ['QQQQ0000118', null],
  ['', null],
])('finds the bank of IFSC code %j: %j', (written, hint) => {
  expect(bankOfIfsc(written)).toEqual(hint);
});

it('lists at least 90 banks by four letters, and branches of listed banks only', () => {
  expect(BANKS.size).toBeGreaterThanOrEqual(90);
  expect([...BANKS.keys()].filter((code) => !/^[A-Z]{4}$/.test(code))).toEqual([]);
  expect(new Set(BANKS.values()).size).toBe(BANKS.size);
  for (const code of BRANCHES.keys()) {
    expect(readIfsc(code)).toBe(code);
    expect(BANKS.has(code.slice(0, 4))).toBe(true);
  }
});
