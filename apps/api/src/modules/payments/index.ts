import { addPaymentHandler } from './calls/add-payment.ts';
import { addTipHandler } from './calls/add-tip.ts';
import { askByUpiHandler } from './calls/ask-by-upi.ts';
import { confirmUpiHandler } from './calls/confirm-upi.ts';
import { getPaymentSummaryHandler } from './calls/get-payment-summary.ts';
import { getUpiRequestHandler } from './calls/get-upi-request.ts';

export { findWaitingUpi } from './find-waiting.ts';
export { hasTip } from './payment-store.ts';

export const paymentHandlers = [
  getPaymentSummaryHandler,
  addPaymentHandler,
  addTipHandler,
  getUpiRequestHandler,
  askByUpiHandler,
  confirmUpiHandler,
];
