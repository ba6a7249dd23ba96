export { readBalance, lockBalance, lockOwnBalance, findWrongBalances } from './balance-store.ts';
export { backfillLedger } from './backfill-ledger.ts';
export { post, postPayouts } from './posting-store.ts';
export { billWritten, writeBill } from './write-bill.ts';
export { visitShare, writeVisit, writeVisitSettled } from './write-visit.ts';
export { writeCapture, writeSentBack } from './write-gateway.ts';
export { partiesOf, writePayment } from './write-payment.ts';
