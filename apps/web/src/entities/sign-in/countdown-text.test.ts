import { expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';

it.each([
  [24, '0:24'],
  [5, '0:05'],
  [65, '1:05'],
  [720, '12:00'],
])('a countdown of %i seconds is written as %s', (seconds, written) => {
  expect(countdownText(seconds)).toBe(written);
});
