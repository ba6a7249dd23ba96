import {
  isNewCustomer,
  mayPlaceOrder,
  type OrderHistory,
  type OrderLimitRefusal,
} from '@karigar/domain/orders/order-limits';
import { accepted, type Result } from '@karigar/domain/result';
import { wideNetworkOf } from '#auth/network';
import { accountOf } from '#auth/who';
import type { CallScope } from '#wire/define-handler';
import {
  countNewCustomerOrder,
  lockCustomerOrders,
  lockNetworkOrders,
  readOrderHistory,
} from './order-limit-store.ts';

const networkHash = ({ context: { vault }, address }: CallScope): string =>
  vault.keyedHash(wideNetworkOf(address), 'order-network');

/** Whether the limits allow this many visits more. Locked, the answer holds until the commit. */
export const checkOrderLimits = async (
  scope: CallScope,
  visits: number,
  { isLocked = false } = {},
): Promise<Result<OrderHistory, OrderLimitRefusal>> => {
  const { tx, who, now, context } = scope;
  const network = networkHash(scope);
  const read = () => readOrderHistory(tx, accountOf(who), network, now);
  if (isLocked) await lockCustomerOrders(tx, accountOf(who));
  let history = await read();
  // A carrier puts thousands of phones behind one address: customers with a completed visit do not wait for it.
  if (isLocked && isNewCustomer(history)) {
    await lockNetworkOrders(tx, network);
    history = await read();
  }
  const allowed = mayPlaceOrder(history, visits, context.config.newCustomerVisitsPerNetwork);
  return allowed.ok ? accepted(history) : allowed;
};

/** Counts the visits of a new customer for the network. */
export const countOrder = async (
  scope: CallScope,
  visits: number,
  history: OrderHistory,
): Promise<void> => {
  if (!isNewCustomer(history)) return;
  await countNewCustomerOrder(scope.tx, networkHash(scope), visits, new Date(scope.now));
};
