import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

/** Lowers a recorded payment to what was paid; lowering it to nothing is a reversal. */
export const correctPaymentHandler = defineHandler(
  correctPayment,
  async ({ paymentId, reason, amount: left }, scope) =>
    left === 0
      ? refused('correction.amount-invalid')
      : takeBackPayment(scope, { call: correctPayment.name, paymentId, reason, left }, null),
  { as: 'ops' },
);
