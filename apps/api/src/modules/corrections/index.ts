import { answerCaseHandler } from './calls/answer-case.ts';
import { confirmDepositHandler } from './calls/confirm-deposit.ts';
import { correctEarningsHandler } from './calls/correct-earnings.ts';
import { correctPaymentHandler } from './calls/correct-payment.ts';
import { refundPaymentHandler } from './calls/refund-payment.ts';
import { reversePaymentHandler } from './calls/reverse-payment.ts';

export { findWaitingDeposits, findWaitingQuestions } from './find-waiting.ts';

export const correctionHandlers = [
  reversePaymentHandler,
  correctPaymentHandler,
  refundPaymentHandler,
  correctEarningsHandler,
  confirmDepositHandler,
  answerCaseHandler,
];
