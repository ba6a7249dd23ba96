import { addPaymentAnswer } from './calls/add-payment.ts';
import { getPaymentSummaryAnswer } from './calls/get-payment-summary.ts';

export const paymentAnswers = [getPaymentSummaryAnswer, addPaymentAnswer];
