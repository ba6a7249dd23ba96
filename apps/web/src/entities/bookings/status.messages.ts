import { msg } from '@lingui/core/macro';

/** The words for a status that the wire names, and for work that is under way. */
export const statusMessages = {
  pending: msg`Pending`,
  assigned: msg`Assigned`,
  hold: msg`Hold`,
  completed: msg`Completed`,
  cancelled: msg`Rejected / Cancelled`,
  isNew: msg`New`,
  started: msg`Started`,
  onHold: msg`On hold`,
  otpPending: msg`OTP pending`,
};
