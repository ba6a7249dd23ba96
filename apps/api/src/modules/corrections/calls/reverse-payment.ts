import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { paise } from '@karigar/domain/money';
import { defineHandler } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

/** Runs as the system role, like every correction: no policy lets an operator write to the ledger. */
export const reversePaymentHandler = defineHandler(
  reversePayment,
  ({ paymentId, reason }, scope) => takeBackPayment(scope, { paymentId, reason, left: paise(0) }),
  { as: 'ops' },
);
