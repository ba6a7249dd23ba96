import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { paise } from '@karigar/domain/money';
import { keptField, type GuardedAct } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { takeBackPayment } from '../take-back-payment.ts';

export const reversePaymentHandler = defineHandler(
  reversePayment,
  ({ paymentId, reason }, scope) =>
    takeBackPayment(scope, { call: reversePayment.name, paymentId, reason, left: paise(0) }, null),
  { as: 'ops' },
);

/** The second person agreed to a reversal, or to a payment that was less: decided again, by what is left of it now. */
export const takeBackNow: GuardedAct = async (scope, asked) => {
  const { call, reason } = asked;
  const paymentId = keptField(asked, 'paymentId');
  const left = paise(keptField(asked, 'left'));
  const done = await takeBackPayment(scope, { call, paymentId, reason, left }, asked);
  return done.ok ? { ...done, value: null } : done;
};
