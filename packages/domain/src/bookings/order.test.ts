import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { cancelUntil, mayStillCancel } from './cancellation.ts';
import { priceItem } from '../orders/order-price.ts';

const HOUR = 3_600_000;

describe('order price', () => {
  const offered = [
    { id: 1, price: paise(149_900) },
    { id: 2, price: paise(9_950) },
  ];

  it('multiplies the service and each add-on by its quantity', () => {
    const item = { quantity: 2, addOns: [{ addOnId: 2, quantity: 3 }] };
    expect(priceItem(item, paise(129_900), offered)).toEqual({
      ok: true,
      value: {
        total: 259_800,
        addOns: [{ addOnId: 2, quantity: 3, price: 9_950 }],
        whole: 289_650,
      },
    });
  });

  it('refuses an add-on that the service does not offer', () => {
    const item = { quantity: 1, addOns: [{ addOnId: 3, quantity: 1 }] };
    expect(priceItem(item, paise(100), offered)).toEqual({
      ok: false,
      refusal: 'add-on.not-found',
    });
  });
});

describe('cancellation', () => {
  it('allows free cancellation until two hours before the visit', () => {
    const until = cancelUntil(100 * HOUR, 0);
    expect(until).toBe(98 * HOUR);
    expect(mayStillCancel(until, 98 * HOUR)).toBe(true);
    expect(mayStillCancel(until, 98 * HOUR + 1)).toBe(false);
  });

  it('allows cancellation for 15 minutes after booking, and without limit for old bookings', () => {
    expect(cancelUntil(10 * HOUR, 9 * HOUR)).toBe(9.25 * HOUR);
    expect(mayStillCancel(null, 1e15)).toBe(true);
  });
});
