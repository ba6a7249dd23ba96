import { choosePayoutPaceHandler } from './calls/choose-payout-pace.ts';
import { depositCashHandler } from './calls/deposit-cash.ts';
import { getEarningsHandler } from './calls/get-earnings.ts';
import { getJobEarningsHandler } from './calls/get-job-earnings.ts';
import { getStatementHandler } from './calls/get-statement.ts';
import { listCasesHandler } from './calls/list-cases.ts';
import { listDayJobsHandler } from './calls/list-day-jobs.ts';
import { listDepositsHandler } from './calls/list-deposits.ts';
import { listEarningMonthsHandler } from './calls/list-earning-months.ts';
import { listPayoutsHandler } from './calls/list-payouts.ts';
import { questionLineHandler } from './calls/question-line.ts';

export { readDailyRates } from './pace-store.ts';
export { addStatementRoutes } from './statement-routes.ts';

export const earningsHandlers = [
  getEarningsHandler,
  listDayJobsHandler,
  getJobEarningsHandler,
  listEarningMonthsHandler,
  listPayoutsHandler,
  listDepositsHandler,
  depositCashHandler,
  choosePayoutPaceHandler,
  questionLineHandler,
  listCasesHandler,
  getStatementHandler,
];
