import { expect, it } from 'vitest';
import { isSupportPhone } from './support-phone.ts';

it.each([
  ['+912066801234', true],
  ['18001234567', true],
  ['1800123456', true],
  ['02066801234', false],
  ['+1 650 253 0000', false],
  ['', false],
])('support number %s: %s', (written, is) => {
  expect(isSupportPhone(written)).toBe(is);
});
