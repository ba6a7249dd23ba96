import { addPaymentHandler } from './calls/add-payment.ts';
import { addTipHandler } from './calls/add-tip.ts';
import { askByUpiHandler } from './calls/ask-by-upi.ts';
import { confirmUpiHandler } from './calls/confirm-upi.ts';
import { getOnlinePaymentHandler } from './calls/get-online-payment.ts';
import { getPaymentSummaryHandler } from './calls/get-payment-summary.ts';
import { recordRefundTransferHandler } from './calls/record-refund-transfer.ts';
import { getUpiRequestHandler } from './calls/get-upi-request.ts';
import { startOnlinePaymentHandler } from './calls/start-online-payment.ts';

export { confirmRequest } from './confirm-request.ts';
export { findRequest } from './upi-store.ts';
export { findWaitingRefunds, findWaitingTransfers, findWaitingUpi } from './find-waiting.ts';
export { markEventRead, readEvent } from './gateway-event-store.ts';
export { addGatewayRoutes } from './gateway-routes.ts';
export { findByReference, lookNow, takeDuePayments } from './gateway-store.ts';
export { lookAtPayment } from './look-at-page.ts';
export { lookAtRefund } from './look-at-refund.ts';
export { newestOnlinePayment, presentAdvance } from './online-presenter.ts';
export { readPayable } from './online-payment-store.ts';
export { findRefund, takeDueRefunds } from './online-refund-store.ts';
export { refundToSource } from './refund-to-source.ts';
export { listRefunds } from './refund-transfer-store.ts';
export { settleBooking } from './settle-online.ts';
export { readTip } from './payment-store.ts';
export { addWebhook } from './webhook.ts';

export const paymentHandlers = [
  getPaymentSummaryHandler,
  addPaymentHandler,
  addTipHandler,
  getUpiRequestHandler,
  askByUpiHandler,
  confirmUpiHandler,
  recordRefundTransferHandler,
  startOnlinePaymentHandler,
  getOnlinePaymentHandler,
];
