import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refused } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

/** Less was taken than was written down; nothing at all would be a reversal. */
export const correctPaymentAnswer = answer(
  correctPayment,
  async ({ paymentId, reason, amount }, scope) =>
    amount === 0
      ? refused('correction.amount-invalid')
      : takeBackPayment(scope, { paymentId, reason, left: amount }),
  { as: 'system' },
);
