import { expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';

it.each([
  [24, '0:24'],
  [5, '0:05'],
  [65, '1:05'],
  [720, '12:00'],
])('writes %i seconds as %s', (seconds, written) => {
  expect(countdownText(seconds)).toBe(written);
});
