import { describe, expect, it } from 'vitest';
import { clampClaim } from '../booking/claimed-time.ts';
import { isCodeSpent, tryCompletionCode } from './completion-code.ts';

describe('a claimed time', () => {
  it('is believed between the earliest possible moment and now', () => {
    expect(clampClaim(150, 100, 200)).toBe(150);
  });

  it('is moved to the edge when the phone is fast or slow', () => {
    expect(clampClaim(500, 100, 200)).toBe(200);
    expect(clampClaim(50, 100, 200)).toBe(100);
    expect(clampClaim(500, 300, 200)).toBe(300);
  });
});

describe('a completion code', () => {
  const code = { tries: 0, expiresAt: null, now: 1000, matches: () => true };

  it('is taken when it matches in time', () => {
    expect(tryCompletionCode(code)).toEqual({ ok: true, value: null });
    expect(tryCompletionCode({ ...code, tries: 4, expiresAt: 1000 }).ok).toBe(true);
  });

  it.each([
    [{ matches: () => false }, 'otp.mismatch'],
    [{ expiresAt: 999 }, 'otp.expired'],
    [{ tries: 5 }, 'otp.too-many-tries'],
    [{ tries: 5, expiresAt: 999 }, 'otp.too-many-tries'],
  ])('is refused for %j', (changed, refusal) => {
    expect(tryCompletionCode({ ...code, ...changed })).toEqual({ ok: false, refusal });
  });

  it('is spent when no guess would be taken', () => {
    const untouched = { tries: 4, expiresAt: null, now: 1000 };
    expect(isCodeSpent(untouched)).toBe(false);
    expect(isCodeSpent({ ...untouched, tries: 5 })).toBe(true);
    expect(isCodeSpent({ ...untouched, expiresAt: 999 })).toBe(true);
  });

  it('is not compared once its guesses are used up', () => {
    const matches = () => {
      throw new Error('compared');
    };
    expect(tryCompletionCode({ ...code, tries: 5, matches }).ok).toBe(false);
  });
});
