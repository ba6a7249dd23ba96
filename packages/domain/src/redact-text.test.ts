import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactText } from './redact-text.ts';

describe('redacted text', () => {
  it.each([
    ['Call 98220 41763 now', 'Call [digits] now'],
    ['+91-98220-41763', '[digits]'],
    ['otp 482913 for suresh@example.in', 'otp [digits] for [email]'],
    ['Bearer 6YOcq1_8d-hG3kfLx0aPzQwErTyU', 'Bearer [token]'],
    ['eyJhbGciOiJFUzI1NiJ9aaaa1.eyJzdWIiOiIxIn0.c2ln', '[token]'],
    ['at router.tsx:48:13', 'at router.tsx:48:13'],
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ])('redacts %j as %j', (written, redacted) => {
    expect(redactText(written)).toBe(redacted);
  });

  it('never leaves four consecutive digits of a phone number', () => {
    const phone = fc.stringMatching(/^[6-9]\d{9}$/);
    fc.assert(
      fc.property(fc.string(), phone, fc.string(), (before, digits, after) => {
        const kept = redactText(`${before} ${digits} ${after}`);
        expect(kept).not.toContain(digits);
        expect(/\d{4}/.test(kept)).toBe(false);
      }),
    );
  });
});
