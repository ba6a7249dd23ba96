import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { paise } from '@karigar/domain/money';
import { defineHandler } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

export const reversePaymentHandler = defineHandler(
  reversePayment,
  ({ paymentId, reason }, scope) => takeBackPayment(scope, { paymentId, reason, left: paise(0) }),
  { as: 'ops' },
);
