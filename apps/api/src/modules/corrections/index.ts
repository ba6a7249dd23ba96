import { answerCaseAnswer } from './calls/answer-case.ts';
import { confirmDepositAnswer } from './calls/confirm-deposit.ts';
import { correctEarningsAnswer } from './calls/correct-earnings.ts';
import { correctPaymentAnswer } from './calls/correct-payment.ts';
import { payOutAnswer } from './calls/pay-out.ts';
import { refundPaymentAnswer } from './calls/refund-payment.ts';
import { reversePaymentAnswer } from './calls/reverse-payment.ts';

export const correctionAnswers = [
  reversePaymentAnswer,
  correctPaymentAnswer,
  refundPaymentAnswer,
  correctEarningsAnswer,
  confirmDepositAnswer,
  payOutAnswer,
  answerCaseAnswer,
];
