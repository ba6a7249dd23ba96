import { depositCashAnswer } from './calls/deposit-cash.ts';
import { getEarningsAnswer } from './calls/get-earnings.ts';
import { getJobEarningsAnswer } from './calls/get-job-earnings.ts';
import { listCasesAnswer } from './calls/list-cases.ts';
import { listDayJobsAnswer } from './calls/list-day-jobs.ts';
import { listDepositsAnswer } from './calls/list-deposits.ts';
import { listEarningMonthsAnswer } from './calls/list-earning-months.ts';
import { listPayoutsAnswer } from './calls/list-payouts.ts';
import { questionLineAnswer } from './calls/question-line.ts';

export const earningsAnswers = [
  getEarningsAnswer,
  listDayJobsAnswer,
  getJobEarningsAnswer,
  listEarningMonthsAnswer,
  listPayoutsAnswer,
  listDepositsAnswer,
  depositCashAnswer,
  questionLineAnswer,
  listCasesAnswer,
];
