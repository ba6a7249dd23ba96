import type { QueuedCall } from './define-call.ts';
import { proposeAddOns } from './add-ons/propose-add-ons.ts';
import { submitApproval } from './add-ons/submit-approval.ts';
import { endWork } from './bookings/end-work.ts';
import { holdWork } from './bookings/hold-work.ts';
import { resumeWork } from './bookings/resume-work.ts';
import { saveChecklist } from './bookings/save-checklist.ts';
import { startWork } from './bookings/start-work.ts';
import { verifyCompletionOtp } from './bookings/verify-completion-otp.ts';
import { sendChat } from './chat/send-chat.ts';
import { addPayment } from './payments/add-payment.ts';
import { reportMissedVisit } from './visit-problems/report-missed-visit.ts';
import { runLate } from './visit-problems/run-late.ts';
import { setOff } from './visit-problems/set-off.ts';

/** The calls that a serviceman's phone queues; apart from the registry, so that the app loads no other call. */
export const QUEUED_CALLS = [
  setOff,
  runLate,
  reportMissedVisit,
  startWork,
  holdWork,
  resumeWork,
  saveChecklist,
  endWork,
  verifyCompletionOtp,
  proposeAddOns,
  submitApproval,
  addPayment,
  sendChat,
] as const satisfies readonly QueuedCall[];

export type QueuedCallName = (typeof QUEUED_CALLS)[number]['name'];
