import { expect, it } from 'vitest';
import { refundWaits } from './refund-waits.ts';

const MONDAY = Date.parse('2026-01-12T11:00:00+05:30');
const DAY = 86_400_000;

it('a refund that failed twice waits for a person until the next working day', () => {
  expect(refundWaits({ askedAt: MONDAY, attempt: 2 }, MONDAY)).toBeNull();
  expect(refundWaits({ askedAt: MONDAY, attempt: 3 }, MONDAY)).toBe(MONDAY + DAY);
});

it('a refund of which nothing is heard waits before the customer has waited too long', () => {
  const refund = { askedAt: MONDAY, attempt: 1 };
  expect(refundWaits(refund, MONDAY + 5 * DAY - 1)).toBeNull();
  expect(refundWaits(refund, MONDAY + 5 * DAY)).toBe(MONDAY + 7 * DAY);
});
