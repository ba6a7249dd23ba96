import { expect, it } from 'vitest';
import { isAppVersion, isTooOld } from './app-version.ts';

it.each([
  ['1.2.3', '1.2.4'],
  ['1.9.9', '1.10.0'],
  ['0.9.0', '1.0.0'],
])('says that %s is too old for %s', (version, minimum) => {
  expect(isTooOld(version, minimum)).toBe(true);
  expect(isTooOld(minimum, version)).toBe(false);
});

it('leaves the minimum itself and callers without a version alone', () => {
  expect(isTooOld('1.2.3', '1.2.3')).toBe(false);
  expect(isTooOld('', '1.2.3')).toBe(false);
  expect(isTooOld('curl', '1.2.3')).toBe(false);
});

it('knows a version by its three numbers', () => {
  expect(['1.2.3', '1.2', 'v1.2.3', '1.2.3-rc'].map(isAppVersion)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
