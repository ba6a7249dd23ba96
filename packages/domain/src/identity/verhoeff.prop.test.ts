import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasVerhoeffCheck } from './verhoeff.ts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));
const digitString = fc
  .array(fc.constantFrom(...DIGITS), { minLength: 1, maxLength: 15 })
  .map((digits) => digits.join(''));
const checked = digitString.map((body) => {
  const digit = DIGITS.find((candidate) => hasVerhoeffCheck(body + candidate));
  return body + (digit ?? '');
});

it('accepts published Verhoeff numbers', () => {
  expect(hasVerhoeffCheck('2363')).toBe(true);
  expect(hasVerhoeffCheck('123451')).toBe(true);
  expect(hasVerhoeffCheck('123450')).toBe(false);
});

it('gives every number exactly one check digit', () => {
  fc.assert(
    fc.property(digitString, (body) => {
      expect(DIGITS.filter((digit) => hasVerhoeffCheck(body + digit))).toHaveLength(1);
    }),
  );
});

it('detects every single wrong digit and every swap of neighbours', () => {
  fc.assert(
    fc.property(checked, fc.nat(), fc.constantFrom(...DIGITS), (number, position, digit) => {
      const at = position % number.length;
      const wrong = number.slice(0, at) + digit + number.slice(at + 1);
      expect(hasVerhoeffCheck(wrong)).toBe(wrong === number);
      const swapped = [...number];
      const [left = '', right = ''] = swapped.slice(at, at + 2);
      swapped.splice(at, 2, right, left);
      expect(hasVerhoeffCheck(swapped.join(''))).toBe(left === right || right === '');
    }),
  );
});
