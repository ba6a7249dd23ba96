import { describe, expect, it } from 'vitest';
import { happenedAt } from './claimed-time.ts';
import { isCodeSpent, tryCompletionCode } from './completion-code.ts';

describe('clamping of a claimed time', () => {
  it('accepts a claimed time between the earliest possible moment and now', () => {
    expect(happenedAt({ claimed: 150, phoneNow: null }, 100, 200)).toBe(150);
  });

  it('clamps the claimed time of a fast or slow phone', () => {
    expect(happenedAt({ claimed: 500, phoneNow: null }, 100, 200)).toBe(200);
    expect(happenedAt({ claimed: 50, phoneNow: null }, 100, 200)).toBe(100);
    expect(happenedAt({ claimed: 500, phoneNow: null }, 300, 200)).toBe(300);
  });
});

describe('completion code', () => {
  const code = { tries: 0, expiresAt: null, now: 1000, matches: () => true };

  it('accepts a matching completion code in time', () => {
    expect(tryCompletionCode(code)).toEqual({ ok: true, value: null });
    expect(tryCompletionCode({ ...code, tries: 4, expiresAt: 1000 }).ok).toBe(true);
  });

  it.each([
    [{ matches: () => false }, 'otp.mismatch'],
    [{ expiresAt: 999 }, 'otp.expired'],
    [{ tries: 5 }, 'otp.too-many-tries'],
    [{ tries: 5, expiresAt: 999 }, 'otp.too-many-tries'],
  ])('refuses a completion code for %j', (changed, refusal) => {
    expect(tryCompletionCode({ ...code, ...changed })).toEqual({ ok: false, refusal });
  });

  it('reports a completion code as spent when no guess is left', () => {
    const untouched = { tries: 4, expiresAt: null, now: 1000 };
    expect(isCodeSpent(untouched)).toBe(false);
    expect(isCodeSpent({ ...untouched, tries: 5 })).toBe(true);
    expect(isCodeSpent({ ...untouched, expiresAt: 999 })).toBe(true);
  });

  it('does not compare a completion code once its guesses are used up', () => {
    const matches = () => {
      throw new Error('compared');
    };
    expect(tryCompletionCode({ ...code, tries: 5, matches }).ok).toBe(false);
  });
});
