import { askOverrideAnswer } from './calls/ask-override.ts';
import { confirmOverrideAnswer } from './calls/confirm-override.ts';
import { listExceptionsAnswer } from './calls/list-exceptions.ts';
import { reportArrivalAnswer } from './calls/report-arrival.ts';
import { reportNotHomeAnswer } from './calls/report-not-home.ts';
import { runLateAnswer } from './calls/run-late.ts';
import { sendCompletionCodeAnswer } from './calls/send-completion-code.ts';
import { settleVisitAnswer } from './calls/settle-visit.ts';

export { listOverdue } from './overdue-store.ts';
export { tellOverdue } from './tell-overdue.ts';

export const exceptionAnswers = [
  runLateAnswer,
  reportArrivalAnswer,
  reportNotHomeAnswer,
  sendCompletionCodeAnswer,
  askOverrideAnswer,
  confirmOverrideAnswer,
  settleVisitAnswer,
  listExceptionsAnswer,
];
