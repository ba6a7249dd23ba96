import { askOverrideAnswer } from '../visit-problems/calls/ask-override.ts';
import { confirmOverrideAnswer } from '../visit-problems/calls/confirm-override.ts';
import { listExceptionsAnswer } from './calls/list-exceptions.ts';
import { reportArrivalAnswer } from '../visit-problems/calls/report-arrival.ts';
import { reportNotHomeAnswer } from '../visit-problems/calls/report-not-home.ts';
import { runLateAnswer } from '../visit-problems/calls/run-late.ts';
import { sendCompletionCodeAnswer } from '../visit-problems/calls/send-completion-code.ts';
import { settleVisitAnswer } from '../visit-problems/calls/settle-visit.ts';

export { listOverdue } from '../visit-problems/overdue-store.ts';
export { tellOverdue } from '../visit-problems/tell-overdue.ts';

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
