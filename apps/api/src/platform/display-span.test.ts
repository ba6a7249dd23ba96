import { displaySpan } from '@karigar/domain/dates/display-span';
import { expect, test } from 'vitest';
import { sayIn } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.for([
  [3 * MINUTE, '3 minutes', '3 मिनट'],
  [59.4 * MINUTE, '59 minutes', '59 मिनट'],
  [59.6 * MINUTE, '1 hour', '1 घंटा'],
  [5.5 * HOUR, '6 hours', '6 घंटे'],
  [24 * HOUR - 400, '1 day', '1 दिन'],
  [-24 * HOUR, '1 day', '1 दिन'],
  [47 * HOUR, '2 days', '2 दिन'],
] as const)('%i ms is written as "%s"', ([ms, english, hindi]) => {
  expect(displaySpan(ms, sayIn('en')).replace('\u00a0', ' ')).toBe(english);
  expect(displaySpan(ms, sayIn('hi')).replace('\u00a0', ' ')).toBe(hindi);
});
