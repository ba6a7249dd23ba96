import { expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, stepOf, totpAddress, totpAt } from './totp.ts';

// '12345678901234567890' of RFC 6238, appendix B, in base 32.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238: %s', (seconds, code) => {
  expect(totpAt(SECRET, stepOf(seconds * 1000))).toBe(code);
});

it('takes the code of the step before and after, and no code twice', () => {
  const now = 1_234_567_890_000;
  const step = stepOf(now);
  for (const away of [-1, 0, 1])
    expect(findTotpStep(SECRET, totpAt(SECRET, step + away), 0, now)).toBe(step + away);
  expect(findTotpStep(SECRET, totpAt(SECRET, step + 2), 0, now)).toBeNull();
  expect(findTotpStep(SECRET, totpAt(SECRET, step), step, now)).toBeNull();
  expect(findTotpStep(SECRET, totpAt(SECRET, step - 1), step, now)).toBeNull();
  expect(findTotpStep(SECRET, '005 924', 0, now)).toBe(step);
  expect(findTotpStep(SECRET, '', 0, now)).toBeNull();
});

it('a new secret has 160 bits and is in the address for the app', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const address = new URL(totpAddress(secret, 'meera@example.in'));
  expect(address.searchParams.get('secret')).toBe(secret);
});
