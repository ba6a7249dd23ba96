import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { amountDue } from './amount-due.ts';
import {
  isPaymentOpen,
  paymentStatusOf,
  readPaymentStatus,
  writePaymentStatus,
} from './payment-status.ts';
import { takePayment } from './take-payment.ts';

describe('amount due', () => {
  it('the amount due is the total after end minus all payments', () => {
    expect(amountDue(paise(64_650), [])).toBe(64_650);
    expect(amountDue(paise(64_650), [paise(50_000), paise(14_650)])).toBe(0);
  });
});

describe('taking a payment', () => {
  const payment = {
    state: 'completed',
    due: paise(64_650),
    amount: paise(64_650),
    mode: 'cash',
  } as const;

  it('accepts exactly the due amount once the work has ended', () => {
    expect(takePayment(payment)).toEqual({ ok: true, value: 64_650 });
    expect(takePayment({ ...payment, state: 'ended' }).ok).toBe(true);
  });

  it.each([
    [{ ...payment, state: 'cancelled' as const }, 'booking.cancelled'],
    [{ ...payment, state: 'started' as const }, 'payment.work-not-ended'],
    [{ ...payment, mode: 'card' }, 'payment.mode-not-offered'],
    [{ ...payment, due: paise(0), amount: paise(0) }, 'payment.nothing-due'],
    [{ ...payment, due: paise(-100) }, 'payment.nothing-due'],
    [{ ...payment, amount: paise(64_651) }, 'payment.amount-not-due'],
    [{ ...payment, amount: paise(1) }, 'payment.amount-not-due'],
  ])('refuses the payment %j', (attempt, refusal) => {
    expect(takePayment(attempt)).toEqual({ ok: false, refusal });
  });
});

describe('payment status', () => {
  it.each([
    ['Paid', 'paid'],
    ['Pending', 'pending'],
    [8, 'pending'],
    ['8', 'pending'],
    [null, 'none'],
    ['', 'none'],
    [1, 'none'],
  ])('reads payment status %j as %s', (written, status) => {
    expect(readPaymentStatus(written)).toBe(status);
  });

  it('reads back every payment status it writes', () => {
    for (const status of ['paid', 'pending', 'none'] as const) {
      expect(readPaymentStatus(writePaymentStatus(status))).toBe(status);
    }
  });

  it.each([
    ['assigned', 0, null, 'pending'],
    ['ended', 0, 59_900, 'pending'],
    ['completed', 59_900, 59_900, 'paid'],
    ['completed', 0, 0, 'paid'],
    ['cancelled', 0, null, 'none'],
    ['refused', 0, null, 'pending'],
  ] as const)(
    'the payment status of a booking that is %s with %i of %s paid is %s',
    (state, paid, total, status) => {
      const totalAfterEnd = total === null ? null : paise(total);
      expect(paymentStatusOf({ state, paid: paise(paid), totalAfterEnd })).toBe(status);
    },
  );
});

describe('an open payment', () => {
  it.each([
    ['Completed', 'pending', true],
    ['Assigned', 'pending', true],
    [null, 'pending', true],
    ['Completed', 'paid', false],
    ['Completed', 'none', false],
    ['Rejected / Cancelled', 'pending', false],
    ['Cancelled', 'pending', false],
    ['Rejected', 'pending', false],
  ] as const)(
    '[HIST-06] the payment is open for a booking that is %s and %s: %s',
    (statusName, paymentStatus, isOpen) => {
      expect(isPaymentOpen({ statusName, paymentStatus })).toBe(isOpen);
    },
  );
});
