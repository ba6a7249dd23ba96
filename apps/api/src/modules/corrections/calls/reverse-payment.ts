import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { paise } from '@karigar/domain/money';
import { answer } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

/** As the system, like every correction: no policy lets an operator write in other people's books. */
export const reversePaymentAnswer = answer(
  reversePayment,
  ({ paymentId, reason }, scope) => takeBackPayment(scope, { paymentId, reason, left: paise(0) }),
  { as: 'system' },
);
