import { nextRefundLook } from '@karigar/domain/payments/online-payment';
import type { Context } from '#context';
import { addNotification, lockBooking, notifyCustomer } from '#modules/bookings/index';
import { writeSentBack } from '#modules/ledger/index';
import { SYSTEM } from '#platform/db';
import { GatewayError, type GatewayRefund, type PaymentGateway } from '#platform/payments/gateway';
import {
  askAgain,
  markRefunded,
  readRefundRow,
  refundDone,
  refundSent,
  type RefundRow,
} from './online-refund-store.ts';
import type { Settling } from './settle-online.ts';

/** Null when the gateway refused: the same request will never succeed. */
const ask = async (gateway: PaymentGateway, refund: RefundRow): Promise<GatewayRefund | null> => {
  const { gateway_refund_id: gatewayId } = refund;
  if (gatewayId !== null) return gateway.readRefund(gatewayId);
  const key = `karigar-refund-${refund.id}-${refund.attempt}`;
  try {
    return await gateway.refund({
      paymentId: refund.gateway_payment_id,
      amount: refund.amount,
      key,
    });
  } catch (error) {
    if (error instanceof GatewayError && !error.isPassing) return null;
    throw error;
  }
};

const takeIn = async (
  { tx, now, context }: Settling,
  refund: RefundRow,
  answer: GatewayRefund | null,
): Promise<void> => {
  const { id, amount } = refund;
  const booking = await lockBooking(tx, refund);
  if (booking === null) throw new Error(`refund ${id} is of no booking`);
  const next = new Date(nextRefundLook(refund.looks, now));
  if (answer === null || answer.status === 'failed') {
    context.log.error({ refund: id, attempt: refund.attempt }, 'a refund was not possible yet');
    return askAgain(tx, refund, next);
  }
  if (answer.status === 'pending') return refundSent(tx, id, answer.id, next);
  if (!(await refundDone(tx, id, answer.id, new Date(now)))) return;
  await writeSentBack(tx, refund, refund.why === 'operator' ? 'refunds' : 'customer-credit', now);
  await markRefunded(tx, refund.online_payment_id, new Date(now));
  const notification = { ...notifyCustomer('back-with-you', { amount })(booking), sender: null };
  await addNotification(tx, booking.id, notification, now);
};

/** Sends a refund, or asks what came of it, until the money is back. A lost answer is asked for under the same key. */
export const lookAtRefund = async (context: Context, id: number): Promise<void> => {
  const { gateway, databases, clock } = context;
  if (gateway === null) return;
  const refund = await databases.system.transaction(SYSTEM, (tx) => readRefundRow(tx, id));
  if (refund === null || refund.state === 'done') return;
  const answer = await ask(gateway, refund);
  await databases.system.transaction(SYSTEM, (tx) =>
    takeIn({ tx, now: clock(), context }, refund, answer),
  );
};
