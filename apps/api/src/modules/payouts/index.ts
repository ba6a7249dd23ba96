import { cancelPayoutRunHandler } from './calls/cancel-payout-run.ts';
import { confirmPayoutRunHandler } from './calls/confirm-payout-run.ts';
import { getPayoutRunHandler } from './calls/get-payout-run.ts';
import { listPayablesHandler } from './calls/list-payables.ts';
import { listPayoutRunsHandler } from './calls/list-payout-runs.ts';
import { preparePayoutRunHandler } from './calls/prepare-payout-run.ts';
import { recordPayoutResultsHandler } from './calls/record-payout-results.ts';
import { sendPayoutRunHandler } from './calls/send-payout-run.ts';
import { takePayoutFileHandler } from './calls/take-payout-file.ts';

export { confirmRunNow } from './calls/confirm-payout-run.ts';
export { findWaitingRuns } from './find-waiting.ts';
export { takeBackTransfer } from './take-back-transfer.ts';
export { addProviderRoutes } from './transfers/provider-routes.ts';
export { transferRound } from './transfers/transfer-round.ts';

export const payoutHandlers = [
  listPayablesHandler,
  listPayoutRunsHandler,
  getPayoutRunHandler,
  preparePayoutRunHandler,
  confirmPayoutRunHandler,
  cancelPayoutRunHandler,
  takePayoutFileHandler,
  sendPayoutRunHandler,
  recordPayoutResultsHandler,
];
