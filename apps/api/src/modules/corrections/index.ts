import { answerCaseHandler } from './calls/answer-case.ts';
import { confirmDepositHandler } from './calls/confirm-deposit.ts';
import { correctEarningsHandler } from './calls/correct-earnings.ts';
import { correctPaymentHandler } from './calls/correct-payment.ts';
import { getBookingMoneyHandler } from './calls/get-booking-money.ts';
import { listOpenCasesHandler } from './calls/list-open-cases.ts';
import { listOpenDepositsHandler } from './calls/list-open-deposits.ts';
import { refundPaymentHandler } from './calls/refund-payment.ts';
import { reversePaymentHandler } from './calls/reverse-payment.ts';

export { correctNow } from './calls/correct-earnings.ts';
export { refundNow } from './calls/refund-payment.ts';
export { takeBackNow } from './calls/reverse-payment.ts';
export { answerDeposit } from './answer-deposit.ts';
export { lockDeposit } from './deposit-store.ts';
export { findWaitingDeposits, findWaitingQuestions } from './find-waiting.ts';

export const correctionHandlers = [
  reversePaymentHandler,
  correctPaymentHandler,
  refundPaymentHandler,
  correctEarningsHandler,
  confirmDepositHandler,
  listOpenDepositsHandler,
  answerCaseHandler,
  listOpenCasesHandler,
  getBookingMoneyHandler,
];
