import { addPaymentAnswer } from './calls/add-payment.ts';
import { addTipAnswer } from './calls/add-tip.ts';
import { getPaymentSummaryAnswer } from './calls/get-payment-summary.ts';

export { recordPayment } from './record-payment.ts';

export const paymentAnswers = [getPaymentSummaryAnswer, addPaymentAnswer, addTipAnswer];
