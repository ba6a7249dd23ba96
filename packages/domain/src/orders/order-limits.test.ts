import { describe, expect, it } from 'vitest';
import { KNOWN_CUSTOMER, mayPlaceOrder, NEW_CUSTOMER, type OrderHistory } from './order-limits.ts';

const NONE: OrderHistory = { completed: 0, open: 0, placedInDay: 0, fromNetworkInDay: 0 };
const PER_NETWORK = 50;
const place = (history: Partial<OrderHistory>, visits = 1) => {
  const result = mayPlaceOrder({ ...NONE, ...history }, visits, PER_NETWORK);
  return result.ok ? 'placed' : result.refusal;
};

describe('limits of orders', () => {
  it.each([
    [0, NEW_CUSTOMER],
    [1, KNOWN_CUSTOMER],
  ])('a customer with %s completed visits has the limits %j', (completed, { open, perDay }) => {
    expect(place({ completed, open: open - 1 })).toBe('placed');
    expect(place({ completed, open })).toBe('order.too-many-open');
    expect(place({ completed, placedInDay: perDay - 1 })).toBe('placed');
    expect(place({ completed, placedInDay: perDay })).toBe('order.too-many-today');
  });

  it('every visit of an order counts', () => {
    expect(place({}, NEW_CUSTOMER.open)).toBe('placed');
    expect(place({}, NEW_CUSTOMER.open + 1)).toBe('order.too-many-open');
    expect(place({ placedInDay: NEW_CUSTOMER.perDay - 1 }, 2)).toBe('order.too-many-today');
  });

  it('a network limits new customers only', () => {
    expect(place({ fromNetworkInDay: PER_NETWORK - 1 })).toBe('placed');
    expect(place({ fromNetworkInDay: PER_NETWORK })).toBe('order.too-many-here');
    expect(place({ fromNetworkInDay: PER_NETWORK - 1 }, 2)).toBe('order.too-many-here');
    expect(place({ completed: 1, fromNetworkInDay: PER_NETWORK })).toBe('placed');
  });
});
