import { expect, test } from 'vitest';
import { caretAfter, groupedPhone, phoneDigits } from './phone-digits.ts';

test.for<[string, string]>([
  ['9822041763', '9822041763'],
  ['98220 41763', '9822041763'],
  ['+91 98220-41763', '9822041763'],
  ['919822041763', '9822041763'],
  ['+91 98220', '98220'],
  ['09822041763', '9822041763'],
  ['9122041763', '9122041763'],
  ['98220417639', '9822041763'],
  ['91982 204176', '982204176'],
  ['91982 2041763', '9822041763'],
  ['98a2', '982'],
  ['', ''],
])('phone text %s is read as %s', ([typed, digits]) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test('a phone number is shown in two groups of five', () => {
  expect(['', '98220', '982204', '9822041763'].map(groupedPhone)).toEqual([
    '',
    '98220',
    '98220 4',
    '98220 41763',
  ]);
});

test('the caret skips the space between the groups', () => {
  expect([0, 5, 6, 10].map(caretAfter)).toEqual([0, 5, 7, 11]);
});
