import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { addPayment } from '@karigar/contract/payments/add-payment';
import type { InputOf } from '@karigar/contract/define-call';
import type { Action, ActionCall } from './action.ts';

/** Every call that the queue can hold, by the name under which it is persisted. */
export const ACTION_CALLS: Readonly<Record<string, ActionCall>> = Object.fromEntries(
  [
    runLate,
    reportMissedVisit,
    startWork,
    holdWork,
    resumeWork,
    endWork,
    verifyCompletionOtp,
    proposeAddOns,
    submitApproval,
    addPayment,
    sendChat,
  ].map((call) => [call.name, call]),
);

/** What an action sends: its call, and if the call takes it the claimed time. */
export const callOf = ({
  call: name,
  input,
  createdAt,
}: Action): readonly [ActionCall, InputOf<ActionCall>] => {
  const call = ACTION_CALLS[name];
  if (call === undefined) throw new Error(`no such action: ${name}`);
  const claim = 'claimedAt' in call.fields ? { claimedAt: createdAt } : {};
  return [call, { ...(input as object), ...claim }];
};
