import type { Instant } from '@karigar/domain/dates/instant';
import { ORDER_DAY_MS, type OrderHistory } from '@karigar/domain/orders/order-limits';
import type { Statement, Transaction } from '#platform/db';

const LOCK_CUSTOMER: Statement = {
  name: 'lock-customer-orders',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('orders.customer.' || $1::bigint, 0))`,
};

/** Serialises orders of one customer, so that each counts the one before. */
export const lockCustomerOrders = async (tx: Transaction, customerId: number): Promise<void> =>
  void (await tx.rows(LOCK_CUSTOMER, [customerId]));

const LOCK_NETWORK: Statement = {
  name: 'lock-network-orders',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('orders.network.' || $1::text, 0))`,
};

/** Serialises orders of new customers of one network. */
export const lockNetworkOrders = async (tx: Transaction, network: string): Promise<void> =>
  void (await tx.rows(LOCK_NETWORK, [network]));

const READ: Statement = {
  name: 'read-order-history',
  text: `SELECT count(*) FILTER (WHERE state = 'completed') AS completed,
      count(*) FILTER (WHERE state NOT IN ('completed', 'cancelled') AND scheduled_at > $3) AS open,
      count(*) FILTER (WHERE booked_at > $3) AS "placedInDay",
      (SELECT coalesce(sum(visits), 0)::bigint FROM new_customer_orders
        WHERE network_hash = $2 AND placed_at > $3) AS "fromNetworkInDay"
    FROM bookings WHERE customer_id = $1`,
};

export const readOrderHistory = async (
  tx: Transaction,
  customerId: number,
  network: string,
  now: Instant,
): Promise<OrderHistory> => {
  const since = new Date(now - ORDER_DAY_MS);
  const [row] = await tx.rows<OrderHistory>(READ, [customerId, network, since]);
  if (row === undefined) throw new Error('counting gave no row');
  return row;
};

const COUNT: Statement = {
  name: 'count-new-customer-order',
  text: `INSERT INTO new_customer_orders (network_hash, visits, placed_at) VALUES ($1, $2, $3)`,
};

export const countNewCustomerOrder = async (
  tx: Transaction,
  network: string,
  visits: number,
  now: Date,
): Promise<void> => void (await tx.rows(COUNT, [network, visits, now]));
