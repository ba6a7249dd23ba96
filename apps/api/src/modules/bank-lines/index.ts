import { answerBankLineHandler } from './calls/answer-bank-line.ts';
import { listBankLinesHandler } from './calls/list-bank-lines.ts';
import { saveBankLinesHandler } from './calls/save-bank-lines.ts';
import { takeBackPayoutHandler } from './calls/take-back-payout.ts';

export { findWaitingBankLines } from './find-waiting.ts';

export const bankLineHandlers = [
  saveBankLinesHandler,
  listBankLinesHandler,
  answerBankLineHandler,
  takeBackPayoutHandler,
];
