import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { paise } from '@karigar/domain/money';
import { keptField, keptWords, type GuardedAct } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { refund } from '../refund.ts';

export const refundPaymentHandler = defineHandler(
  refundPayment,
  (input, scope) => refund(scope, input, null),
  { as: 'ops' },
);

/** The second person agreed: decided again, by what is refunded and paid now. */
export const refundNow: GuardedAct = async (scope, asked) => {
  const input = {
    bookingId: keptField(asked, 'bookingId'),
    orderId: keptField(asked, 'orderId'),
    amount: paise(keptField(asked, 'amount')),
    borneBy: keptWords(asked, 'borneBy').includes('everyone') ? 'everyone' : 'marketplace',
    reason: asked.reason,
  } as const;
  const done = await refund(scope, input, asked);
  return done.ok ? { ...done, value: null } : done;
};
