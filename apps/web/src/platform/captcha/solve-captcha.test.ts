import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';
import { solveCaptcha } from './solve-captcha.ts';

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

it('hashes as SHA-256 does', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

it('finds a solution that the server accepts', () => {
  const captcha = solveCaptcha({ challenge: 'v1.abc', difficulty: 10 });
  expect(captcha).toMatch(/^v1\.abc:\d+$/);
  const digest = createHash('sha256').update(captcha).digest();
  expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(10);
});
