import { expect, it } from 'vitest';
import { FRESH_PASSKEY_MS, isPasskeyFresh } from './fresh-passkey.ts';

it('a passkey is fresh for five minutes after it was shown', () => {
  expect(isPasskeyFresh(null, 1000)).toBe(false);
  expect(isPasskeyFresh(1000, 1000)).toBe(true);
  expect(isPasskeyFresh(1000, 1000 + FRESH_PASSKEY_MS - 1)).toBe(true);
  expect(isPasskeyFresh(1000, 1000 + FRESH_PASSKEY_MS)).toBe(false);
});
