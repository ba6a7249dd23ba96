import { msg } from '@lingui/core/macro';

/** What starting, holding, resuming, ending and closing a job say. */
export const workMessages = {
  holdWork: msg`Hold Work`,
  resumeWork: msg`Resume Work`,
  endWork: msg`End Work`,
  enterOtp: msg`Enter OTP`,
  startedAt: msg`Started Work at {time}`,
  onHold: msg`On hold`,
  onHoldTill: msg`On hold till {day}`,
  workCompleted: msg`Work Completed`,
  endTitle: msg`End Work?`,
  timeWorked: msg`Time worked`,
  billTotal: msg`Bill total`,
  nextOtp: msg`Next: ask the customer for the OTP.`,
  cancel: msg`Cancel`,
  close: msg`Close`,
  continueOn: msg`Continue on`,
  today: msg`Today`,
  tomorrow: msg`Tomorrow`,
  reason: msg`Reason (optional)`,
  sparePart: msg`Spare part needed`,
  customerAway: msg`Customer away`,
  powerCut: msg`Power cut`,
  hold: msg({ message: 'Hold', context: 'button' }),
  selectDate: msg`Please select a date.`,
};
