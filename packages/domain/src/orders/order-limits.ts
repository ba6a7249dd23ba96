import { accepted, refused, type Result } from '../result.ts';

/** Limits of a day count the last 24 hours. */
export const ORDER_DAY_MS = 24 * 3_600_000;

/** Bookings that a customer may have open, and may place in 24 hours. */
export type OrderLimits = { readonly open: number; readonly perDay: number };

/** Before the first completed visit nothing shows that somebody lives at the address. */
export const NEW_CUSTOMER: OrderLimits = { open: 2, perDay: 4 };
export const KNOWN_CUSTOMER: OrderLimits = { open: 10, perDay: 20 };

export type OrderHistory = {
  /** The customer's bookings: completed ever, open (unless their time is a day past), placed in the last 24 hours. */
  readonly completed: number;
  readonly open: number;
  readonly placedInDay: number;
  /** Bookings that new customers of the caller's network placed in the last 24 hours. */
  readonly fromNetworkInDay: number;
};

export const isNewCustomer = ({ completed }: Pick<OrderHistory, 'completed'>): boolean =>
  completed === 0;

export type OrderLimitRefusal =
  | 'order.too-many-open'
  | 'order.too-many-today'
  | 'order.too-many-here';

/** Whether the customer may place this many bookings more; `perNetwork` limits new customers together. */
export const mayPlaceOrder = (
  history: OrderHistory,
  visits: number,
  perNetwork: number,
): Result<null, OrderLimitRefusal> => {
  const isNew = isNewCustomer(history);
  const limits = isNew ? NEW_CUSTOMER : KNOWN_CUSTOMER;
  if (history.open + visits > limits.open) return refused('order.too-many-open');
  if (history.placedInDay + visits > limits.perDay) return refused('order.too-many-today');
  if (isNew && history.fromNetworkInDay + visits > perNetwork)
    return refused('order.too-many-here');
  return accepted(null);
};
