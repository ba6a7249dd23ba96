import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  isStillOpen,
  nextLook,
  nextRefundLook,
  onlineExpiry,
  payOnline,
  settleCapture,
} from './online-payment.ts';

const NOW = Date.UTC(2026, 10, 19, 6);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('paying in the app', () => {
  const job = { state: 'ended', isAssigned: true, due: paise(59_900) } as const;

  it('takes the whole due, before and after the work', () => {
    expect(payOnline(job)).toEqual({ ok: true, value: 59_900 });
    expect(payOnline({ ...job, state: 'assigned' }).ok).toBe(true);
    expect(payOnline({ ...job, state: 'cancelled', isVisit: true }).ok).toBe(true);
  });

  it.each([
    [{ ...job, state: 'cancelled' as const }, 'booking.cancelled'],
    [{ ...job, isAssigned: false }, 'payment.nobody-yet'],
    [{ ...job, due: paise(0) }, 'payment.nothing-due'],
  ])('refuses %j', (attempt, refusal) => {
    expect(payOnline(attempt)).toEqual({ ok: false, refusal });
  });

  it('a page is given out again only while there is time to pay it', () => {
    const expiresAt = onlineExpiry(NOW);
    expect(isStillOpen(expiresAt, NOW + 15 * MINUTE)).toBe(true);
    expect(isStillOpen(expiresAt, NOW + 16 * MINUTE)).toBe(false);
  });
});

describe('asking the gateway', () => {
  it('grows slower, looks once just after the page expired, and ends after four days', () => {
    const expiresAt = onlineExpiry(NOW);
    expect(nextLook({ expiresAt, looks: 0 }, NOW)).toBe(NOW + 10_000);
    expect(nextLook({ expiresAt, looks: 3 }, NOW)).toBe(NOW + 80_000);
    expect(nextLook({ expiresAt, looks: 30 }, NOW)).toBe(expiresAt + MINUTE);
    expect(nextLook({ expiresAt, looks: 30 }, NOW + DAY)).toBe(NOW + DAY + 6 * 60 * MINUTE);
    expect(nextLook({ expiresAt, looks: 0, isPaid: true }, NOW)).toBe(NOW + 6 * 60 * MINUTE);
    expect(nextLook({ expiresAt, looks: 30 }, NOW + 5 * DAY)).toBeNull();
  });

  it('a refund is asked about without an end', () => {
    expect(nextRefundLook(0, NOW)).toBe(NOW + 10_000);
    expect(nextRefundLook(1000, NOW)).toBe(NOW + 6 * 60 * MINUTE);
  });
});

describe('captured money', () => {
  const amount = paise(59_900);
  const bill = { state: 'ended', totalAfterEnd: paise(59_900), paid: paise(0) } as const;

  it.each([
    ['is used for what is due', bill, { used: 59_900, back: 0 }],
    ['goes back when cash came first', { ...bill, paid: paise(59_900) }, { used: 0, back: 59_900 }],
    [
      'goes back above the bill',
      { ...bill, totalAfterEnd: paise(50_000) },
      { used: 50_000, back: 9_900 },
    ],
    [
      'pays a part of a larger bill',
      { ...bill, totalAfterEnd: paise(90_000) },
      { used: 59_900, back: 0 },
    ],
    [
      'goes back after a cancellation',
      { ...bill, state: 'cancelled' as const },
      { used: 0, back: 59_900 },
    ],
    [
      'pays the visit of a late cancellation, and the rest goes back',
      { ...bill, state: 'cancelled' as const, charge: paise(19_900) },
      { used: 19_900, back: 40_000 },
    ],
    [
      'goes back where it does not cover the visit',
      { ...bill, state: 'cancelled' as const, charge: paise(60_000) },
      { used: 0, back: 59_900 },
    ],
    [
      'waits for the end of the work',
      { ...bill, state: 'started' as const, totalAfterEnd: null },
      null,
    ],
  ])('%s', (_what, booking, settled) => {
    expect(settleCapture(amount, booking)).toEqual(settled);
  });
});
