import { expect, it } from 'vitest';
import { isAppVersion, isTooOld } from './app-version.ts';

it.each([
  ['1.2.3', '1.2.4'],
  ['1.9.9', '1.10.0'],
  ['0.9.0', '1.0.0'],
])('refuses app version %s below the minimum %s', (version, minimum) => {
  expect(isTooOld(version, minimum)).toBe(true);
  expect(isTooOld(minimum, version)).toBe(false);
});

it('accepts the minimum version and callers without a version', () => {
  expect(isTooOld('1.2.3', '1.2.3')).toBe(false);
  expect(isTooOld('', '1.2.3')).toBe(false);
  expect(isTooOld('curl', '1.2.3')).toBe(false);
});

it('accepts only versions of three numbers', () => {
  expect(['1.2.3', '1.2', 'v1.2.3', '1.2.3-rc'].map(isAppVersion)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
