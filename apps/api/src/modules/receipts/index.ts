import { getReceiptHandler } from './calls/get-receipt.ts';

export { receiptPaper } from './receipt-paper.ts';
export { addReceiptRoutes } from './receipt-routes.ts';
export type { ReceiptRow } from './receipt-store.ts';

export const receiptHandlers = [getReceiptHandler];
