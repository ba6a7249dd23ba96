import { askOverrideHandler } from './calls/ask-override.ts';
import { confirmOverrideHandler } from './calls/confirm-override.ts';
import { decideVisitHandler } from './calls/decide-visit.ts';
import { listExceptionsHandler } from './calls/list-exceptions.ts';
import { replaceServicemanHandler } from './calls/replace-serviceman.ts';
import { reportArrivalHandler } from './calls/report-arrival.ts';
import { reportMissedVisitHandler } from './calls/report-missed-visit.ts';
import { reportNotHomeHandler } from './calls/report-not-home.ts';
import { runLateHandler } from './calls/run-late.ts';
import { setOffHandler } from './calls/set-off.ts';
import { sendCompletionCodeHandler } from './calls/send-completion-code.ts';
import { settleVisitHandler } from './calls/settle-visit.ts';

export { overrideNow } from './calls/confirm-override.ts';
export { findTrouble, findVisitsDue, findVisitsToCheck } from './find-waiting.ts';
export { listOverdue } from './overdue-store.ts';
export { notifyOverdue } from './tell-overdue.ts';
export { readTrouble } from './trouble-store.ts';
export { settleDue } from './visit-store.ts';

export const visitProblemHandlers = [
  setOffHandler,
  runLateHandler,
  reportArrivalHandler,
  reportNotHomeHandler,
  reportMissedVisitHandler,
  replaceServicemanHandler,
  decideVisitHandler,
  sendCompletionCodeHandler,
  askOverrideHandler,
  confirmOverrideHandler,
  settleVisitHandler,
  listExceptionsHandler,
];
