import { getOnlinePayment } from '@karigar/contract/payments/get-online-payment';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { onlineStateOf } from '../online-presenter.ts';
import { readOnlinePayment } from '../online-payment-store.ts';

export const getOnlinePaymentHandler = defineHandler(
  getOnlinePayment,
  async ({ paymentId }, { tx, who }) => {
    const row = await readOnlinePayment(tx, paymentId, accountOf(who));
    if (row === null) return refused('payment.not-found');
    const { state, at } = onlineStateOf(row);
    return accepted({
      state,
      amount: row.amount,
      back: row.back,
      bookingId: row.booking_id,
      orderId: row.order_id,
      payUrl: state === 'waiting' || state === 'failed' ? row.pay_url : null,
      at: at.getTime(),
    });
  },
);
