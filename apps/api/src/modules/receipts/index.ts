import { getBuyerHandler } from './calls/get-buyer.ts';
import { getReceiptHandler } from './calls/get-receipt.ts';
import { saveBuyerHandler } from './calls/save-buyer.ts';

export { readBuyerOf } from './buyer-store.ts';
export { receiptPaper } from './receipt-paper.ts';
export { addReceiptRoutes } from './receipt-routes.ts';
export type { ReceiptRow } from './receipt-store.ts';

export const receiptHandlers = [getReceiptHandler, getBuyerHandler, saveBuyerHandler];
